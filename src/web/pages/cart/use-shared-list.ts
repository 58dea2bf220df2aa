import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseSharedList, type SharedItem } from '#domain/shared-list.ts';
import { createKey } from '#web/cart/idempotency-key.ts';
import { addErrorMessage, useMutation } from '#web/cart/use-mutation.ts';
import {
  readSharedListProgress,
  removeSharedListProgress,
  writeSharedListProgress,
  type SharedListProgress,
} from '#web/cart/visitor.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useIsCurrentPage } from '#web/ui/use-is-current-page.ts';

export interface SharedList {
  /** The items that are offered; undefined when there is no list, none when the link is damaged. */
  readonly items: readonly SharedItem[] | undefined;
  readonly isAdding: boolean;
  /** How many of the items were added so far. */
  readonly added: number;
  /** Seconds until the server's limit allows the next item; undefined when nothing is waited for. */
  readonly waitSeconds: number | undefined;
  readonly failure: string | undefined;
  /** How many items there were, once all of them are added. */
  readonly total: number | undefined;
  /** Adds the items to the visitor's own cart, one after the other, from where it was stopped. */
  readonly add: (email: string) => void;
  readonly stop: () => void;
  readonly refuse: () => void;
}

/**
 * The list that the URL carries for the visitor who is known by `email`, or the one of which only a part was added.
 * Progress is stored in the browser: after a failure, a stop or a reload it goes on and adds nothing twice.
 */
export function useSharedList(email: string | undefined): SharedList {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [progress, setProgress] = useState(readSharedListProgress);
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const [total, setTotal] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  const isHere = useIsCurrentPage();

  const unfinished = progress !== undefined && progress.email === email ? progress.fragment : undefined;
  const shared = useMemo(() => {
    const linked = isHydrated ? parseSharedList(hash) : undefined;
    if (linked) return { fragment: hash, items: linked };
    return { fragment: unfinished ?? '', items: unfinished === undefined ? undefined : parseSharedList(unfinished) };
  }, [isHydrated, hash, unfinished]);
  const known = unfinished === shared.fragment ? progress : undefined;

  // Leaving the page or changing the e-mail stops it; the next visit of the page offers to go on.
  useEffect(
    () => () => {
      if (email !== undefined) controller.current?.abort();
    },
    [email],
  );

  const add = useMutation(async (owner: string, items: readonly SharedItem[]) => {
    const { signal } = (controller.current = new AbortController());
    setTotal(undefined);
    const onProgress = (next: SharedListProgress) => {
      writeSharedListProgress(next);
      setProgress(next);
    };
    try {
      // Few visitors need it, so it is not part of the page's script.
      const { importSharedList } = await import('./import-shared-list.ts');
      const stored = readSharedListProgress();
      const isSame = stored?.fragment === shared.fragment && stored.email === owner;
      const start = isSame ? stored : { fragment: shared.fragment, email: owner, run: createKey(), added: 0 };
      if (!(await importSharedList(items, start, { onProgress, onWait: setWaitSeconds, signal }))) return;
      removeSharedListProgress();
      setProgress(undefined);
      setTotal(items.length);
      if (isHere()) await navigate('/cart', { replace: true });
    } finally {
      controller.current = undefined;
      setWaitSeconds(undefined);
    }
  }, addErrorMessage);

  return {
    items: shared.items,
    isAdding: add.isPending,
    added: known?.added ?? 0,
    waitSeconds,
    failure: add.error,
    total: shared.items === undefined ? total : undefined,
    add: (owner) => void add.run(owner, shared.items ?? []),
    stop: () => controller.current?.abort(),
    refuse: () => {
      removeSharedListProgress();
      setProgress(undefined);
      void navigate('/cart', { replace: true });
    },
  };
}
