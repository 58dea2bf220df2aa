import { useCallback, useState } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { failureText } from '#web/cart/failure-text.ts';
import { runSteps } from '#web/cart/run/run-steps.ts';
import { useCartRun } from '#web/cart/run/use-cart-run.ts';

type ClearingAction = 'clear' | 'restore';

export interface CartClearing {
  readonly pending: ClearingAction | undefined;
  /** The items that were removed and can be restored, in the order of the list. */
  readonly removed: readonly CartItem[];
  /** Number of items that were restored, once all of them are back. */
  readonly restored: number | undefined;
  readonly waitSeconds: number | undefined;
  readonly failed: { readonly action: ClearingAction; readonly reason: string } | undefined;
  /** Removes all items of the cart. Resolves to whether none is left. */
  readonly clear: () => Promise<boolean>;
  readonly restore: () => void;
}

/** Empties the cart of `email` one request per item, and undoes it in order. Key the component by the e-mail. */
export function useClearCart(email: string): CartClearing {
  const [removed, setRemoved] = useState<readonly CartItem[]>([]);
  const [restored, setRestored] = useState<number>();
  const { start, ...run } = useCartRun<ClearingAction>(email, clearingFailureText);

  const isOpen = useCallback(() => cartClient.getState().email === email, [email]);

  // Stable, so that a long list does not re-render for each character typed beside it.
  const clear = useCallback(async () => {
    const step = async (item: CartItem) => {
      if (!isOpen()) return false;
      if (await cartClient.removeInRun(item.id)) setRemoved((current) => [...without(current, item), item]);
      return true;
    };
    setRestored(undefined);
    await start('clear', email, async (control) => {
      await runSteps(cartClient, { items: cartClient.getState().items, step }, control);
    });
    return cartClient.getState().items.length === 0;
  }, [start, isOpen, email]);

  const restore = async () => {
    const before = new Set<string>();
    const step = async (item: CartItem) => {
      if (!isOpen()) return false;
      const id = await cartClient.restoreInRun(item, before, item.id);
      if (id === undefined) return false;
      before.add(id);
      setRemoved((current) => without(current, item));
      return true;
    };
    setRestored(undefined);
    await start('restore', email, async (control) => {
      if (await runSteps(cartClient, { items: removed, step }, control)) setRestored(removed.length);
    });
  };
  return {
    pending: run.pending,
    removed,
    restored,
    waitSeconds: run.waitSeconds,
    failed: run.error === undefined || run.failed === undefined ? undefined : { action: run.failed, reason: run.error },
    clear,
    restore: () => void restore(),
  };
}

function clearingFailureText(error: unknown, action: ClearingAction): string {
  return failureText(error, action === 'clear' ? 'remove' : 'restore');
}

function without(all: readonly CartItem[], { id }: CartItem): CartItem[] {
  return all.filter((item) => item.id !== id);
}
