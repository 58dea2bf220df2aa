import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartItem } from '#domain/cart-item.ts';
import { cartClient } from '#web/cart/cart-client.ts';
import { addErrorMessage, useMutation } from '#web/cart/use-mutation.ts';
import { clearList, restoreList } from './clear-list.ts';
import type { NewList, NewListAction } from './new-list.ts';

interface State {
  readonly owner: string;
  readonly removed: readonly CartItem[];
  readonly restored: number | undefined;
}

const nothing = { removed: [], restored: undefined };

/** Empties the cart of `email` for a new list, one request per item, and undoes it in order. Another e-mail clears the undo. */
export function useNewList(email: string): NewList {
  const [{ owner, removed, restored }, setState] = useState<State>({ owner: email, ...nothing });
  const [pending, setPending] = useState<NewListAction>();
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const running = useRef<{ readonly owner: string; readonly controller: AbortController }>(undefined);

  // Leaving the page or changing the e-mail stops it.
  useEffect(
    () => () => {
      if (running.current?.owner === email) running.current.controller.abort();
    },
    [email],
  );

  const change = useCallback(
    async (action: NewListAction, items: readonly CartItem[]) => {
      const controller = new AbortController();
      running.current = { owner: email, controller };
      const update = (next: (current: State) => Partial<State>) =>
        setState((current) => (current.owner === email ? { ...current, ...next(current) } : current));
      const without = (all: readonly CartItem[], { id }: CartItem) => all.filter((item) => item.id !== id);
      const events = { onWait: setWaitSeconds, signal: controller.signal };
      setPending(action);
      update(() => ({ restored: undefined }));
      try {
        if (action === 'clear') {
          const onDone = (item: CartItem) =>
            update((current) => ({ removed: [...without(current.removed, item), item] }));
          await clearList(items, { ...events, onDone });
        } else {
          const onDone = (item: CartItem) => update((current) => ({ removed: without(current.removed, item) }));
          await restoreList(items, { ...events, onDone });
          if (!controller.signal.aborted) update(() => ({ restored: items.length }));
        }
      } finally {
        setPending(undefined);
        setWaitSeconds(undefined);
      }
    },
    [email],
  );
  const { run, error, failedArgs, clearError } = useMutation(change, addErrorMessage);
  if (owner !== email) {
    setState({ owner: email, ...nothing });
    clearError();
  }

  // Stable, so that a long list does not re-render for each character typed beside it.
  const clear = useCallback(async () => {
    await run('clear', cartClient.getState().items);
    return cartClient.getState().items.length === 0;
  }, [run]);
  return {
    pending,
    removed,
    restored,
    waitSeconds,
    failed: error === undefined || !failedArgs ? undefined : { action: failedArgs[0], reason: error },
    clear,
    restore: () => void run('restore', removed),
  };
}
