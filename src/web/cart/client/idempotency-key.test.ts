import { expect, test } from 'vitest';
import { keyContent } from './idempotency-key.ts';

test('a retry of the same content keeps its key, and new content gets a new key', () => {
  const first = keyContent(undefined, 'alba');
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyContent(first, 'alba')).toBe(first);
  expect(keyContent(first, 'cloves').key).not.toBe(first.key);
  expect(keyContent(undefined, 'alba').key).not.toBe(first.key);
});
