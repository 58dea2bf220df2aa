// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alba, calls, json, last, settle, startFakeApi, stopFakeApi, stored } from '#tests/unit/support/fake-api.ts';
import { renderHook } from '#tests/unit/support/render.tsx';
import { setEmail, startCartSync } from '#web/cart/cart-sync.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { useRemoval } from './use-removal.ts';

const items = [stored('1'), stored('2'), stored('3')] as const;

beforeEach(startFakeApi);
afterEach(stopFakeApi);

/** The hook on Ana's cart of three items. */
async function openRemoval() {
  const removal = renderHook(() => useRemoval(useCart().email));
  await act(async () => {
    startCartSync();
    setEmail(alba.email);
    last('GET').answer(200, items.map(json));
    await settle();
  });
  return removal;
}

function deletes() {
  return calls.filter(({ method }) => method === 'DELETE');
}

/** Responds to an API call and waits for what it changes. */
async function respond(answer: () => void) {
  await act(async () => {
    answer();
    await settle();
  });
}

test('sends one DELETE per item at a time, and shows the error of the item that failed', async () => {
  const removal = await openRemoval();
  act(() => {
    for (const item of [items[0], items[1], items[0]]) removal().remove(item);
  });
  expect(deletes().map(({ url }) => url)).toEqual(['/api/cart/1', '/api/cart/2']);
  expect(removal().pending).toEqual(new Set(['1', '2']));
  await respond(() => deletes()[1]?.fail());
  expect(removal().error?.item).toEqual(items[1]);
  await respond(() => deletes()[0]?.answer(200));
  expect(removal()).toMatchObject({ removed: items[0], pending: new Set() });
});

test('restores the removed item with the same idempotency key after an error', async () => {
  const removal = await openRemoval();
  act(() => removal().remove(items[0]));
  await respond(() => last('DELETE').answer(200));
  act(() => removal().undo());
  const key = last('POST').headers.get('Idempotency-Key');
  expect(removal().isRestoring).toBe(true);
  await respond(() => last('POST').fail());
  expect(removal()).toMatchObject({ isRestoring: false, removed: items[0], error: { item: items[0] } });
  act(() => removal().undo());
  expect(last('POST').headers.get('Idempotency-Key')).toBe(key);
  await respond(() => last('POST').answer(201, json(stored('4'))));
  expect(removal()).toMatchObject({ restored: items[0], removed: undefined, error: undefined });
});

test('another e-mail clears the notice, and late responses do not show it again', async () => {
  const removal = await openRemoval();
  act(() => removal().remove(items[0]));
  await respond(() => last('DELETE').answer(200));
  act(() => {
    removal().remove(items[1]);
    removal().remove(items[2]);
  });
  await respond(() => setEmail('eva@example.com'));
  expect(removal().removed).toBeUndefined();
  await respond(() => deletes()[1]?.answer(200));
  await respond(() => deletes()[2]?.fail());
  expect(removal().pending).toEqual(new Set());
  expect(removal().removed).toBeUndefined();
  expect(removal().error).toBeUndefined();
});
