import { useState } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { runBulkJob } from '#web/cart/bulk/run-bulk-job.ts';
import { useBulkJob } from '#web/cart/bulk/use-bulk-job.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { withoutItem } from '#web/cart/client/without-item.ts';

type ClearingAction = 'clear' | 'restore';

export interface Clearing {
  readonly pendingAction: ClearingAction | undefined;
  readonly clearedItems: readonly CartItem[];
  readonly restoredCount: number | undefined;
  readonly waitSeconds: number | undefined;
  readonly error: { readonly action: ClearingAction; readonly message: string } | undefined;
  /** Resolves to true if the same cart is still open and has no items left. */
  readonly clear: () => Promise<boolean>;
  readonly restore: () => void;
}

/**
 * Clears the cart of `email` with one request per item, and can restore the items in their order. The `key` of the
 * calling component must be the email.
 */
export function useClearing(email: string): Clearing {
  const [clearedItems, setClearedItems] = useState<readonly CartItem[]>([]);
  const [restoredCount, setRestoredCount] = useState<number>();
  const { start, ...bulkJob } = useBulkJob<ClearingAction>(email);

  const isCartOpen = () => cartClient.getState().email === email;

  const clear = async () => {
    const runStep = async (item: CartItem) => {
      if (!isCartOpen()) return false;
      if (await cartClient.removeInJob(item.id)) setClearedItems((current) => [...withoutItem(current, item.id), item]);
      return true;
    };
    setRestoredCount(undefined);
    await start('clear', email, async (control) => {
      await runBulkJob(cartClient, { items: cartClient.getState().items, runStep }, control);
    });
    return isCartOpen() && cartClient.getState().items.length === 0;
  };

  const restore = async () => {
    const idsBefore = new Set<string>();
    const runStep = async (item: CartItem) => {
      if (!isCartOpen()) return false;
      const id = await cartClient.restoreInJob(item, idsBefore);
      if (id === undefined) return false;
      idsBefore.add(id);
      setClearedItems((current) => withoutItem(current, item.id));
      return true;
    };
    setRestoredCount(undefined);
    await start('restore', email, async (control) => {
      const isDone = await runBulkJob(cartClient, { items: clearedItems, runStep }, control);
      if (isDone) setRestoredCount(clearedItems.length);
    });
  };
  return {
    pendingAction: bulkJob.pendingAction,
    clearedItems,
    restoredCount,
    waitSeconds: bulkJob.waitSeconds,
    error:
      bulkJob.error === undefined || bulkJob.failedAction === undefined
        ? undefined
        : { action: bulkJob.failedAction, message: bulkJob.error },
    clear,
    restore: () => void restore(),
  };
}
