import { expect, test } from 'vitest';
import { idempotencyKeyFor } from './idempotency-key.ts';

test('a retry of the same content keeps its key, and new content gets a new key', () => {
  const first = idempotencyKeyFor(undefined, 'alba');
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKeyFor(first, 'alba')).toBe(first);
  expect(idempotencyKeyFor(first, 'cloves').key).not.toBe(first.key);
  expect(idempotencyKeyFor(undefined, 'alba').key).not.toBe(first.key);
});
