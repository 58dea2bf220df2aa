import { expect, test } from 'vitest';
import { keyFor } from './press-key.ts';

test('a retry of the same content keeps its key, and new content gets a new key', () => {
  const first = keyFor(undefined, 'alba');
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor(first, 'alba')).toBe(first);
  expect(keyFor(first, 'cloves').key).not.toBe(first.key);
  expect(keyFor(undefined, 'alba').key).not.toBe(first.key);
});
