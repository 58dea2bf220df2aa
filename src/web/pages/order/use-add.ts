import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureMessages } from '#text/messages.ts';
import type { NewCartItem } from '#domain/cart-item.ts';
import { Refused } from '#web/quote/cart-api.ts';
import { keyFor, type PressKey } from '#web/quote/press-key.ts';
import { addToQuote } from '#web/quote/quote-store.ts';
import { useIsCurrentPage } from '#web/ui/use-is-current-page.ts';

/**
 * Adds an item and goes to the cart. While one is on its way nothing else is sent; the same item
 * tried again after a failure is stored once at most. `failure` is what is said of the last try. A visitor who has gone to
 * another page meanwhile is left there: the badge shows the item.
 */
export function useAdd(onAdded: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const underWay = useRef(false);
  const press = useRef<PressKey>(undefined);
  const isHere = useIsCurrentPage();

  const add = async (item: NewCartItem) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    press.current = keyFor(press.current, JSON.stringify(item));
    try {
      await addToQuote(item, press.current.key);
      press.current = undefined;
      if (!isHere()) return;
      onAdded();
      await navigate('/cart');
    } catch (error) {
      setFailure(error instanceof Refused ? failureMessages.addRefused(error.reason) : failureMessages.addFailed);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { add, busy, failure };
}
