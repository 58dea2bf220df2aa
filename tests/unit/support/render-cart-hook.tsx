import { act } from 'react';
import { onTestFinished } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { flushPromises, toItemJson, type setUpFakeBrowser } from '#tests/unit/support/fake-browser.ts';
import { render } from '#tests/unit/support/render.tsx';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { useCart } from '#web/cart/use-cart.ts';

/**
 * Opens the cart of `albaOfAna` with these items, and renders a hook of the cart's page for the email of the open
 * cart. Returns all results of the hook, the latest last.
 */
export async function renderCartHook<Value>(
  useHook: (email: string) => Value,
  items: readonly CartItem[],
  { getLastCall }: Pick<ReturnType<typeof setUpFakeBrowser>, 'getLastCall'>,
): Promise<Value[]> {
  const results: Value[] = [];
  function HookProbe({ email }: { email: string }) {
    results.push(useHook(email));
    return null;
  }
  function Cart() {
    const { email } = useCart();
    return email !== undefined && <HookProbe key={email} email={email} />;
  }
  render(<Cart />);
  await act(async () => {
    onTestFinished(cartClient.start());
    cartClient.setEmail(albaOfAna.email);
    getLastCall('GET').answer(200, items.map(toItemJson));
    await flushPromises();
  });
  return results;
}
