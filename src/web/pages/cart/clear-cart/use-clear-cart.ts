import { useCallback, useState } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { runBulk } from '#web/cart/bulk/bulk-run.ts';
import { useBulkJob } from '#web/cart/bulk/use-bulk-job.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import type { CartClearing, ClearingAction } from './cart-clearing.ts';

interface State {
  readonly owner: string;
  readonly removed: readonly CartItem[];
  readonly restored: number | undefined;
}

const nothing = { removed: [], restored: undefined };

/** Empties the cart of `email` one request per item, and undoes it in order. Another e-mail clears the undo. */
export function useClearCart(email: string): CartClearing {
  const [{ owner, removed, restored }, setState] = useState<State>({ owner: email, ...nothing });
  const { start, clearError, ...job } = useBulkJob<ClearingAction>(email);

  const update = useCallback(
    (next: (current: State) => Partial<State>) =>
      setState((current) => (current.owner === email ? { ...current, ...next(current) } : current)),
    [email],
  );
  const isCurrent = useCallback(() => cartClient.getState().email === email, [email]);
  if (owner !== email) {
    setState({ owner: email, ...nothing });
    clearError();
  }

  // Stable, so that a long list does not re-render for each character typed beside it.
  const clear = useCallback(async () => {
    const step = async (item: CartItem) => {
      if (!isCurrent()) return false;
      if (await cartClient.removeOneOfMany(item.id))
        update((current) => ({ removed: [...without(current.removed, item), item] }));
      return true;
    };
    update(() => ({ restored: undefined }));
    await start('clear', email, async (control) => {
      await runBulk(cartClient, { items: cartClient.getState().items, step }, control);
    });
    return cartClient.getState().items.length === 0;
  }, [start, update, isCurrent, email]);

  const restore = async () => {
    const before = new Set<string>();
    const step = async (item: CartItem) => {
      if (!isCurrent()) return false;
      const id = await cartClient.restoreOneOfMany(item, before, item.id);
      if (id === undefined) return false;
      before.add(id);
      update((current) => ({ removed: without(current.removed, item) }));
      return true;
    };
    update(() => ({ restored: undefined }));
    await start('restore', email, async (control) => {
      if (await runBulk(cartClient, { items: removed, step }, control)) update(() => ({ restored: removed.length }));
    });
  };
  return {
    pending: job.pending,
    removed,
    restored,
    waitSeconds: job.waitSeconds,
    failed: job.error === undefined || job.failed === undefined ? undefined : { action: job.failed, reason: job.error },
    clear,
    restore: () => void restore(),
  };
}

function without(all: readonly CartItem[], { id }: CartItem): CartItem[] {
  return all.filter((item) => item.id !== id);
}
