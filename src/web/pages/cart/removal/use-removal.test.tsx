import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { flushPromises, setUpFakeBrowser, storedItem, toItemJson } from '#tests/unit/support/fake-browser.ts';
import { renderCartHook } from '#tests/unit/support/render-cart-hook.tsx';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { useRemoval, type Removal } from './use-removal.ts';

const { calls, getLastCall } = setUpFakeBrowser();

const items = [storedItem('1'), storedItem('2'), storedItem('3')] as const;

beforeEach(() => localStorage.clear());

async function openRemoval() {
  const removals = await renderCartHook(useRemoval, items, { getLastCall });
  return () => removals.at(-1) as Removal;
}

function listDeletes() {
  return calls.filter(({ method }) => method === 'DELETE');
}

async function respond(answer: () => void) {
  await act(async () => {
    answer();
    await flushPromises();
  });
}

test('one DELETE per item is sent at a time, and the error stands at the item that failed', async () => {
  const removal = await openRemoval();
  act(() => {
    for (const item of [items[0], items[1], items[0]]) removal().remove(item);
  });
  expect(listDeletes().map(({ url }) => url)).toEqual(['/api/cart/1', '/api/cart/2']);
  expect(removal().pendingIds).toEqual(new Set(['1', '2']));
  await respond(() => listDeletes()[1]?.fail());
  expect(removal().error?.id).toBe('2');
  await respond(() => listDeletes()[0]?.answer(200));
  expect(removal()).toMatchObject({ removedItems: [{ item: items[0] }], pendingIds: new Set() });
});

test('a removed item is restored after an error, whatever else is removed meanwhile', async () => {
  const removal = await openRemoval();
  act(() => removal().remove(items[0]));
  await respond(() => getLastCall('DELETE').answer(200));
  const restoreFirst = () => {
    const [first] = removal().removedItems;
    if (first) removal().restore(first);
  };
  act(restoreFirst);
  expect(removal().pendingIds).toEqual(new Set(['1']));
  await respond(() => getLastCall('PUT').fail());
  expect(removal()).toMatchObject({ pendingIds: new Set(), removedItems: [{ item: items[0] }], error: { id: '1' } });
  act(() => removal().remove(items[1]));
  await respond(() => getLastCall('DELETE').answer(200));
  act(restoreFirst);
  await respond(() => getLastCall('PUT').answer(200, toItemJson(items[0])));
  expect(removal()).toMatchObject({ restoredItem: items[0], removedItems: [{ item: items[1] }], error: undefined });
});

test('retries of an add in place of a restore send the same idempotency key', async () => {
  const removal = await openRemoval();
  act(() => removal().remove(items[0]));
  await respond(() => getLastCall('DELETE').answer(200));
  const keys: (string | null)[] = [];
  for (const _attempt of [1, 2]) {
    act(() => {
      for (const each of removal().removedItems) removal().restore(each);
    });
    await respond(() => getLastCall('PUT').answer(404));
    await respond(() => getLastCall('GET').answer(200, []));
    keys.push(getLastCall('POST').headers.get('Idempotency-Key'));
    await respond(() => getLastCall('POST').fail());
  }
  expect(keys).toEqual(['1', '1']);
});

test('another email clears the notice, and late responses do not show it again', async () => {
  const removal = await openRemoval();
  act(() => removal().remove(items[0]));
  await respond(() => getLastCall('DELETE').answer(200));
  act(() => {
    removal().remove(items[1]);
    removal().remove(items[2]);
  });
  await respond(() => cartClient.setEmail('eva@example.com'));
  expect(removal().removedItems).toEqual([]);
  await respond(() => listDeletes()[1]?.answer(200));
  await respond(() => listDeletes()[2]?.fail());
  expect(removal().pendingIds).toEqual(new Set());
  expect(removal().removedItems).toEqual([]);
  expect(removal().error).toBeUndefined();
});
