import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { NewCartItem } from '#domain/cart-item.ts';
import { failureMessages } from '#text/messages.ts';
import { ApiError } from '#web/cart/cart-api.ts';
import { addToCart } from '#web/cart/cart-store.ts';
import { idempotencyKeyFor, type IdempotencyKey } from '#web/cart/idempotency-key.ts';
import { useIsCurrentPage } from '#web/ui/use-is-current-page.ts';

/**
 * Adds an item and goes to the cart. While one is on its way nothing else is sent; the same item
 * tried again after a failure is stored once at most. `failure` is what is said of the last try. A visitor who has gone to
 * another page meanwhile is left there: the badge shows the item.
 */
export function useAddToCart(onAdded: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const underWay = useRef(false);
  const press = useRef<IdempotencyKey>(undefined);
  const isHere = useIsCurrentPage();

  const add = async (item: NewCartItem) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    press.current = idempotencyKeyFor(press.current, JSON.stringify(item));
    try {
      await addToCart(item, press.current.key);
      press.current = undefined;
      if (!isHere()) return;
      onAdded();
      await navigate('/cart');
    } catch (error) {
      setFailure(
        error instanceof ApiError ? failureMessages.addRefused(error.serverMessage) : failureMessages.addFailed,
      );
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { add, busy, failure };
}
