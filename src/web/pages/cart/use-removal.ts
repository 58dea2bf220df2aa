import { useCallback, useRef, useState } from 'react';
import { failureMessages } from '#text/messages.ts';
import type { CartItem } from '#domain/cart-item.ts';
import { Refused } from '#web/quote/cart-api.ts';
import { keyFor, type PressKey } from '#web/quote/press-key.ts';
import { addToQuote, removeFromQuote } from '#web/quote/quote-store.ts';

/** What was said of an item last; `attempt` tells two sayings of the same apart. */
export interface RemovalFailure {
  readonly item: CartItem;
  readonly text: string;
  readonly attempt: number;
}

export interface Removal {
  /** Ids whose removal is on its way. */
  readonly underWay: ReadonlySet<string>;
  readonly failure: RemovalFailure | undefined;
  /** The item that was removed last and can be brought back. */
  readonly removed: CartItem | undefined;
  /** The item that was brought back last. */
  readonly restored: CartItem | undefined;
  readonly isRestoring: boolean;
  readonly remove: (item: CartItem) => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
}

/** Removes items, one call for each however often the button is pressed, and brings the last one back (spec section 8). */
export function useRemoval(): Removal {
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set<string>());
  const [failure, setFailure] = useState<RemovalFailure>();
  const [removed, setRemoved] = useState<CartItem>();
  const [restored, setRestored] = useState<CartItem>();
  const [isRestoring, setIsRestoring] = useState(false);
  // Known at once, while the state is known at the next render only.
  const locked = useRef(new Set<string>());
  const press = useRef<PressKey>(undefined);
  const attempt = useRef(0);

  const fail = useCallback((item: CartItem, text: string) => {
    attempt.current += 1;
    setFailure({ item, text, attempt: attempt.current });
  }, []);

  // The same function all the time, so that the rows of a long list are not drawn again for each that leaves.
  const remove = useCallback(
    (item: CartItem) => {
      const removeItem = async () => {
        if (locked.current.has(item.id)) return;
        locked.current.add(item.id);
        setUnderWay(new Set(locked.current));
        setFailure(undefined);
        setRestored(undefined);
        try {
          await removeFromQuote(item.id);
          setRemoved(item);
        } catch (error) {
          fail(item, error instanceof Refused ? failureMessages.removeRefused : failureMessages.removeFailed);
        } finally {
          locked.current.delete(item.id);
          setUnderWay(new Set(locked.current));
        }
      };
      void removeItem();
    },
    [fail],
  );

  const restore = async (item: CartItem) => {
    if (locked.current.has(item.id)) return;
    locked.current.add(item.id);
    setIsRestoring(true);
    setFailure(undefined);
    press.current = keyFor(press.current, item.id);
    const { id: _id, ...fields } = item;
    try {
      await addToQuote(fields, press.current.key);
      press.current = undefined;
      setRemoved(undefined);
      setRestored(item);
    } catch (error) {
      fail(item, error instanceof Refused ? failureMessages.addRefused(error.reason) : failureMessages.addFailed);
    } finally {
      locked.current.delete(item.id);
      setIsRestoring(false);
    }
  };

  return {
    underWay,
    failure,
    removed,
    restored,
    isRestoring,
    remove,
    undo: () => {
      if (removed) void restore(removed);
    },
    dismiss: () => {
      setFailure(undefined);
      setRemoved(undefined);
      setRestored(undefined);
    },
  };
}
