import { expect, test } from 'vitest';
import { reuseOrCreateKey } from './idempotency-key.ts';

test('a retry of the same content keeps its key, and new content gets a new key', () => {
  const first = reuseOrCreateKey(undefined, 'alba');
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(reuseOrCreateKey(first, 'alba')).toBe(first);
  expect(reuseOrCreateKey(first, 'cloves').key).not.toBe(first.key);
  expect(reuseOrCreateKey(undefined, 'alba').key).not.toBe(first.key);
});
