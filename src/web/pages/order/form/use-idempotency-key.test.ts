import { expect, test } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import { useIdempotencyKey } from './use-idempotency-key.ts';

test('the key stays for a retry of the same content', () => {
  const idempotency = renderHook(useIdempotencyKey);
  const key = idempotency().getOrCreateKey('alba');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotency().getOrCreateKey('alba')).toBe(key);
});

test('other content and a reset create a new key', () => {
  const idempotency = renderHook(useIdempotencyKey);
  const keyOfAlba = idempotency().getOrCreateKey('alba');
  const keyOfCloves = idempotency().getOrCreateKey('cloves');
  idempotency().reset();
  const keyAfterReset = idempotency().getOrCreateKey('cloves');
  expect(new Set([keyOfAlba, keyOfCloves, keyAfterReset]).size).toBe(3);
});

test('a form of another history entry has another key for the same content', () => {
  const key = renderHook(useIdempotencyKey)().getOrCreateKey('alba');
  history.pushState({ key: 'next' }, '', '/other');
  expect(renderHook(useIdempotencyKey)().getOrCreateKey('alba')).not.toBe(key);
});

test('after a reload the key is the same until the response, and then another', () => {
  const beforeReload = renderHook(useIdempotencyKey);
  const key = beforeReload().getOrCreateKey('alba');
  const afterReload = renderHook(useIdempotencyKey);
  expect(afterReload().getOrCreateKey('alba')).toBe(key);
  expect(afterReload().getOrCreateKey('cloves')).not.toBe(key);
  afterReload().reset();
  expect(renderHook(useIdempotencyKey)().getOrCreateKey('cloves')).not.toBe(afterReload().getOrCreateKey('alba'));
});

test('a response that comes after the page was left keeps the key of the form that is shown', () => {
  const left = renderHook(useIdempotencyKey);
  left().getOrCreateKey('alba');
  history.pushState({ key: 'shown' }, '', '/shown');
  const key = renderHook(useIdempotencyKey)().getOrCreateKey('cloves');
  left().reset();
  const afterReload = renderHook(useIdempotencyKey);
  expect(afterReload().getOrCreateKey('cloves')).toBe(key);
});

test('a key whose response came after its page was left is not used again', () => {
  const form = renderHook(useIdempotencyKey);
  const key = form().getOrCreateKey('alba');
  const { state } = history;
  history.pushState({ key: 'next' }, '', '/other');
  form().reset();
  history.replaceState(state, '', '/');
  expect(renderHook(useIdempotencyKey)().getOrCreateKey('alba')).not.toBe(key);
});
