import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fieldsOf } from '#domain/fields-of.ts';
import { parseSharedList } from '#domain/parse-shared-list.ts';
import type { SharedItem } from '#domain/shared-list.ts';
import { quickListErrors } from '#text/quick-list.ts';
import { ApiError } from '#web/cart/client/api-error.ts';
import { createKey } from '#web/cart/client/idempotency-key.ts';
import { addErrorMessage, useMutation } from '#web/cart/use-mutation.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { importSharedList } from './import-shared-list.ts';
import {
  readListProgress,
  removeListProgress,
  useListProgress,
  writeListProgress,
  type ListProgress,
} from './list-progress.ts';
import { quickListHash } from './quick-list-hash.ts';

/** The request that is used again, in the state of the history entry whose URL holds its items. */
export interface RepeatedRequest {
  readonly reference: string;
  readonly email: string;
  /** Prefix of the idempotency keys: each press of "Use again" adds its items once. */
  readonly run: string;
}

interface SharedList {
  /** The request that the items are of, if the visitor uses it again. */
  readonly repeated: RepeatedRequest | undefined;
  /** The offered items; undefined without a list, empty if the link is damaged. */
  readonly items: readonly SharedItem[] | undefined;
  readonly isAdding: boolean;
  /** Number of items added so far. */
  readonly added: number;
  /** Seconds until the server's limit allows the next item; undefined while not waiting. */
  readonly waitSeconds: number | undefined;
  readonly error: string | undefined;
  /** Number of items, once all of them are added, and whether they were of a former request. */
  readonly total: { readonly count: number; readonly isRepeated: boolean } | undefined;
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
  const { hash, state, key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useListProgress(() => controller.current !== undefined);
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const [total, setTotal] = useState<SharedList['total']>();
  /** Key of the history entry whose items were added, or are being added. */
  const started = useRef<string>(undefined);

  const unfinished = progress !== undefined && progress.email === email ? progress.fragment : undefined;
  const shared = useMemo(() => {
    const linked = isHydrated ? parseSharedList(hash) : undefined;
    if (linked) return { fragment: hash, items: linked };
    return { fragment: unfinished ?? '', items: unfinished === undefined ? undefined : parseSharedList(unfinished) };
  }, [isHydrated, hash, unfinished]);
  const known = unfinished === shared.fragment ? progress : undefined;

  const repeated = parseRepeatedRequest(state);

  // Leaving the page or changing the e-mail stops the import; the next visit offers to resume it.
  useEffect(
    () => () => {
      if (email !== undefined) controller.current?.abort();
    },
    [email],
  );

  const add = useMutation(async (owner: string, items: readonly SharedItem[]) => {
    const { signal } = (controller.current = new AbortController());
    started.current = key;
    setTotal(undefined);
    const onProgress = (next: ListProgress) => {
      writeListProgress(next);
      setProgress(next);
    };
    try {
      const stored = readListProgress();
      const isSame = stored?.fragment === shared.fragment && stored.email === owner;
      // Its lines would be lost.
      const isPasted = stored?.email === owner && stored.fragment.startsWith(quickListHash);
      if (isPasted) throw new ApiError(409, quickListErrors.otherList);
      const run = repeated?.run ?? createKey();
      const start = isSame ? stored : { fragment: shared.fragment, email: owner, run, added: 0 };
      if (!(await importSharedList(items, start, { onProgress, onWait: setWaitSeconds, signal }))) return;
      removeListProgress();
      setProgress(undefined);
      setTotal({ count: items.length, isRepeated: repeated !== undefined });
      if (!signal.aborted) void navigate('/cart', { replace: true });
    } finally {
      controller.current = undefined;
      setWaitSeconds(undefined);
    }
  }, addErrorMessage);

  useEffect(() => {
    // What was chosen already needs no second press. Items that were added in part wait for it.
    if (email === undefined || repeated?.email !== email || known || !shared.items?.length) return;
    if (started.current !== key) void add.run(email, shared.items);
  });

  return {
    repeated,
    items: shared.items,
    isAdding: add.isPending,
    added: known?.added ?? 0,
    waitSeconds,
    error: add.error,
    total: shared.items === undefined ? total : undefined,
    add: (owner) => void add.run(owner, shared.items ?? []),
    stop: () => controller.current?.abort(),
    refuse: () => {
      removeListProgress();
      setProgress(undefined);
      void navigate('/cart', { replace: true });
    },
  };
}

function parseRepeatedRequest(state: unknown): RepeatedRequest | undefined {
  const { reference, email, run } = fieldsOf(state);
  if (typeof reference !== 'string' || typeof email !== 'string' || typeof run !== 'string') return undefined;
  return { reference, email, run };
}
