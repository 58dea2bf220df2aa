import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseSharedList, type SharedItem } from '#domain/shared-list.ts';
import { quickListErrors } from '#text/quick-list.ts';
import { ApiError } from '#web/cart/cart-api.ts';
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
import { quickListHash } from './quick-list-hash.ts';

export interface SharedList {
  /** The offered items; undefined without a list, empty if the link is damaged. */
  readonly items: readonly SharedItem[] | undefined;
  readonly isAdding: boolean;
  /** Number of items added so far. */
  readonly added: number;
  /** Seconds until the server's limit allows the next item; undefined while not waiting. */
  readonly waitSeconds: number | undefined;
  readonly error: string | undefined;
  /** Number of items, once all of them are added. */
  readonly total: number | undefined;
  /** Adds the items to the visitor's cart one by one, and resumes where it was stopped. */
  readonly add: (email: string) => void;
  readonly stop: () => void;
  readonly refuse: () => void;
}

/**
 * The shared list in the URL, or the list of `email` that was added only in part. Progress is stored in the browser: after
 * an error, a stop or a reload the import resumes and adds nothing twice.
 */
export function useSharedList(email: string | undefined): SharedList {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [progress, setProgress] = useState(readSharedListProgress);
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const [total, setTotal] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  const isCurrentPage = useIsCurrentPage();

  const unfinished = progress !== undefined && progress.email === email ? progress.fragment : undefined;
  const shared = useMemo(() => {
    const linked = isHydrated ? parseSharedList(hash) : undefined;
    if (linked) return { fragment: hash, items: linked };
    return { fragment: unfinished ?? '', items: unfinished === undefined ? undefined : parseSharedList(unfinished) };
  }, [isHydrated, hash, unfinished]);
  const known = unfinished === shared.fragment ? progress : undefined;

  // Leaving the page or changing the e-mail stops the import; the next visit offers to resume it.
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
      // A chunk of its own, because few visitors need it.
      const { importSharedList } = await import('./import-shared-list.ts');
      const stored = readSharedListProgress();
      const isSame = stored?.fragment === shared.fragment && stored.email === owner;
      // Its lines would be lost.
      const isPasted = stored?.email === owner && stored.fragment.startsWith(quickListHash);
      if (isPasted) throw new ApiError(409, quickListErrors.otherList);
      const start = isSame ? stored : { fragment: shared.fragment, email: owner, run: createKey(), added: 0 };
      if (!(await importSharedList(items, start, { onProgress, onWait: setWaitSeconds, signal }))) return;
      removeSharedListProgress();
      setProgress(undefined);
      setTotal(items.length);
      if (isCurrentPage()) await navigate('/cart', { replace: true });
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
    error: add.error,
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
