// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { flushPromises, setUpFakeApi, storedItem } from '#tests/unit/support/fake-api.ts';
import { openCartHook } from '#tests/unit/support/open-cart-hook.tsx';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { useClearing, type Clearing } from './use-clearing.ts';

const { last } = setUpFakeApi();

beforeEach(() => localStorage.clear());

async function openClearing() {
  const [first] = await openCartHook(useClearing, [storedItem('1')], { last });
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
  await respond(() => last('DELETE').answer(200));
  await respond(() => last('GET').answer(200, []));
  expect(await cleared).toBe(true);
});

test('a cart does not count as cleared if the empty cart of another e-mail was opened meanwhile', async () => {
  const clearing = await openClearing();
  const cleared = clearing.clear();
  await respond(() => cartClient.setEmail('bea@example.com'));
  await respond(() => last('GET').answer(200, []));
  await respond(() => last('DELETE').answer(200));
  expect(await cleared).toBe(false);
});
