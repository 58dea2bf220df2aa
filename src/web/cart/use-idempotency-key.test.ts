// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import { useIdempotencyKey } from './use-idempotency-key.ts';

test('keeps the key for a retry of the same content', () => {
  const idempotency = renderHook(useIdempotencyKey);
  const key = idempotency().keyFor('alba');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotency().keyFor('alba')).toBe(key);
});

test('creates a new key for other content and after a reset', () => {
  const idempotency = renderHook(useIdempotencyKey);
  const first = idempotency().keyFor('alba');
  const second = idempotency().keyFor('cloves');
  idempotency().reset();
  const third = idempotency().keyFor('cloves');
  expect(new Set([first, second, third]).size).toBe(3);
});

test('two forms have different keys for the same content', () => {
  const one = renderHook(useIdempotencyKey);
  const other = renderHook(useIdempotencyKey);
  expect(one().keyFor('alba')).not.toBe(other().keyFor('alba'));
});
