import { expect, test } from 'vitest';
import { keyFor } from './press-key.ts';

test('the same content tried again keeps its key, new content gets a new one', () => {
  const first = keyFor(undefined, 'alba');
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor(first, 'alba')).toBe(first);
  expect(keyFor(first, 'cloves').key).not.toBe(first.key);
  expect(keyFor(undefined, 'alba').key).not.toBe(first.key);
});
