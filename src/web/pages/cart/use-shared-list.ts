import { useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { failureMessages } from '#content/en/messages.ts';
import { sharedListFrom, type SharedItem } from '#domain/shared-list.ts';
import { Refused } from '#web/quote/cart-api.ts';
import { keyFor, type PressKey } from '#web/quote/press-key.ts';
import { addToQuote } from '#web/quote/quote-store.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useIsCurrentPage } from '#web/ui/use-is-current-page.ts';

export interface SharedList {
  /** The items that are offered; undefined when the address carries no list, none when it is damaged. */
  readonly items: readonly SharedItem[] | undefined;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** How many items were added, once all of them are. */
  readonly added: number | undefined;
  /** Adds all of them to the visitor's own list, one after the other. */
  readonly add: (email: string) => void;
  readonly refuse: () => void;
}

/** The list that the address carries for this visitor. A try that failed goes on where it stopped and adds nothing twice. */
export function useSharedList(): SharedList {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const fragment = useHydrated() ? hash : '';
  const items = useMemo(() => sharedListFrom(fragment), [fragment]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [added, setAdded] = useState<number>();
  // How far the list of which address was added.
  const done = useRef({ fragment: '', count: 0 });
  const press = useRef<PressKey>(undefined);
  const underWay = useRef(false);
  const isHere = useIsCurrentPage();

  const addAll = async (email: string, list: readonly SharedItem[]) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    if (done.current.fragment !== fragment) done.current = { fragment, count: 0 };
    try {
      for (const item of list.slice(done.current.count)) {
        press.current = keyFor(press.current, JSON.stringify([done.current, item, email]));
        await addToQuote({ ...item, email }, press.current.key);
        press.current = undefined;
        done.current.count += 1;
      }
      done.current = { fragment: '', count: 0 };
      setAdded(list.length);
      if (isHere()) await navigate('/cart', { replace: true });
    } catch (error) {
      setFailure(error instanceof Refused ? failureMessages.addRefused(error.reason) : failureMessages.addFailed);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return {
    items,
    busy,
    failure,
    added: items === undefined ? added : undefined,
    add: (email) => void addAll(email, items ?? []),
    refuse: () => void navigate('/cart', { replace: true }),
  };
}
