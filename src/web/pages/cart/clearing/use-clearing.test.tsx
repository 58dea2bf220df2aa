import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { flushPromises, setUpFakeBrowser, storedItem } from '#tests/unit/support/fake-browser.ts';
import { renderCartHook } from '#tests/unit/support/render-cart-hook.tsx';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { useClearing, type Clearing } from './use-clearing.ts';

const { getLastCall } = setUpFakeBrowser();

beforeEach(() => localStorage.clear());

async function openClearing() {
  const [first] = await renderCartHook(useClearing, [storedItem('1')], { getLastCall });
  return first as Clearing;
}

async function respond(answer: () => void) {
  await act(async () => {
    answer();
    await flushPromises();
  });
}

test('a cart is cleared once no item is left', async () => {
  const clearing = await openClearing();
  const cleared = clearing.clear();
  await respond(() => getLastCall('DELETE').answer(200));
  await respond(() => getLastCall('GET').answer(200, []));
  expect(await cleared).toBe(true);
});

test('a cart does not count as cleared if the empty cart of another email was opened meanwhile', async () => {
  const clearing = await openClearing();
  const cleared = clearing.clear();
  await respond(() => cartClient.setEmail('bea@example.com'));
  await respond(() => getLastCall('GET').answer(200, []));
  await respond(() => getLastCall('DELETE').answer(200));
  expect(await cleared).toBe(false);
});
