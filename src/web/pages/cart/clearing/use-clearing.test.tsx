// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { albaOfAna } from '#tests/support/items.ts';
import { json, settle, setUpFakeApi, storedItem } from '#tests/unit/support/fake-api.ts';
import { render } from '#tests/unit/support/render.tsx';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { useClearing, type Clearing } from './use-clearing.ts';

const { last } = setUpFakeApi();

beforeEach(() => localStorage.clear());

async function openClearing() {
  const clearings: Clearing[] = [];
  function ClearingProbe({ email }: { email: string }) {
    clearings.push(useClearing(email));
    return null;
  }
  function Cart() {
    const { email } = useCart();
    return email !== undefined && <ClearingProbe key={email} email={email} />;
  }
  render(<Cart />);
  await act(async () => {
    onTestFinished(cartClient.start());
    cartClient.setEmail(albaOfAna.email);
    last('GET').answer(200, [json(storedItem('1'))]);
    await settle();
  });
  return clearings[0] as Clearing;
}

async function respond(answer: () => void) {
  await act(async () => {
    answer();
    await settle();
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
