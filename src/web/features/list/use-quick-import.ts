import { useEffect, useMemo, useRef, useState } from 'react';
import { quickListErrors } from '#text/quick-list.ts';
import { createKey } from '#web/cart/client/idempotency-key.ts';
import { addErrorMessage, useMutation } from '#web/cart/use-mutation.ts';
import { importSharedList } from './import-shared-list.ts';
import {
  readListProgress,
  removeListProgress,
  useListProgress,
  withListLock,
  writeListProgress,
  type ListProgress,
} from './list-progress.ts';
import { formatPastedList, parsePastedList, type PastedLine } from './pasted-list.ts';

export interface QuickImport {
  /** The lines that are being added or were added in part; undefined if there are none. */
  readonly lines: readonly PastedLine[] | undefined;
  readonly isAdding: boolean;
  /** Number of lines added so far. */
  readonly added: number;
  /** Seconds until the next call; undefined while not waiting. */
  readonly waitSeconds: number | undefined;
  readonly error: string | undefined;
  /** Whether the browser stores how far it is, so that a closed page loses no line. */
  readonly isKept: boolean;
  /** Number of lines, once all of them are added. */
  readonly total: number | undefined;
  /** Whether lines can be added: not while another list is unfinished, which is the error then. */
  readonly canStart: () => boolean;
  /** Adds lines to the cart of an e-mail, one by one. */
  readonly start: (email: string, lines: readonly PastedLine[]) => void;
  readonly goOn: () => void;
  readonly stop: () => void;
  /** Ends an import that was stopped, and passes on the lines that were not added. */
  readonly takeBack: (use: (lines: readonly PastedLine[]) => void) => void;
}

/**
 * Adds pasted lines to the cart of `email`. The progress is kept in the browser: after an error, a stop or a reload it goes
 * on where it was, and adds nothing twice.
 */
export function useQuickImport(email: string | undefined): QuickImport {
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useListProgress(() => controller.current !== undefined);
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const [total, setTotal] = useState<number>();
  const [isKept, setIsKept] = useState(true);
  const [blockedBy, setBlockedBy] = useState<'another list' | 'another tab'>();
  const fragment = progress?.email === email ? progress?.fragment : undefined;
  // Not with each of the lines that are added.
  const lines = useMemo(() => (fragment === undefined ? undefined : parsePastedList(fragment)), [fragment]);

  // Leaving the page or changing the e-mail stops it; the next visit offers to go on.
  useEffect(
    () => () => {
      if (email !== undefined) controller.current?.abort();
    },
    [email],
  );

  const keep = (next: ListProgress) => {
    setIsKept(writeListProgress(next));
    setProgress(next);
  };
  /** Runs a task with what is stored, unless another tab is adding it at the same time. */
  const alone = async (task: (stored: ListProgress) => Promise<void> | void) => {
    const ran = await withListLock(async () => {
      const stored = readListProgress();
      setProgress(stored);
      if (stored && stored.email === email) await task(stored);
    });
    setBlockedBy(ran ? undefined : 'another tab');
  };
  const addLines = async (from: ListProgress, signal: AbortSignal) => {
    const pasted = parsePastedList(from.fragment) ?? [];
    const items = pasted.map(({ item }) => item);
    const events = { onProgress: keep, onWait: setWaitSeconds, signal, retriesFailures: true };
    if (!(await importSharedList(items, from, events))) return;
    removeListProgress();
    setProgress(undefined);
    setTotal(pasted.length);
  };
  const add = useMutation(async () => {
    const { signal } = (controller.current = new AbortController());
    try {
      await alone((stored) => addLines(stored, signal));
    } finally {
      controller.current = undefined;
      setWaitSeconds(undefined);
    }
  }, addErrorMessage);

  return {
    lines,
    isAdding: add.isPending,
    added: lines ? (progress?.added ?? 0) : 0,
    waitSeconds,
    error: blockedBy === undefined ? add.error : blockedErrors[blockedBy],
    isKept,
    total,
    canStart: () => {
      const stored = readListProgress();
      const isOther = stored !== undefined && stored.email === email;
      setProgress(stored);
      setBlockedBy(isOther ? 'another list' : undefined);
      return !isOther;
    },
    start: (owner, pasted) => {
      setTotal(undefined);
      keep({ fragment: formatPastedList(pasted), email: owner, run: createKey(), added: 0 });
      void add.run();
    },
    goOn: () => void add.run(),
    stop: () => controller.current?.abort(),
    takeBack: (use) =>
      void alone((stored) => {
        removeListProgress();
        setProgress(undefined);
        add.clearError();
        return use(parsePastedList(stored.fragment)?.slice(stored.added) ?? []);
      }),
  };
}

const blockedErrors = { 'another list': quickListErrors.otherList, 'another tab': quickListErrors.otherTab } as const;
