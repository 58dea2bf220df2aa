import { useEffect, useRef, useState } from 'react';
import { quickListErrors } from '#text/quick-list.ts';
import { createKey } from '#web/cart/idempotency-key.ts';
import { addErrorMessage, useMutation } from '#web/cart/use-mutation.ts';
import {
  readSharedListProgress,
  removeSharedListProgress,
  writeSharedListProgress,
  type SharedListProgress,
} from '#web/cart/visitor.ts';
import { importSharedList } from './import-shared-list.ts';
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
  /** Number of lines, once all of them are added. */
  readonly total: number | undefined;
  /** Whether lines can be added: not while another list is unfinished, which is the error then. */
  readonly canStart: () => boolean;
  /** Adds lines to the cart of an e-mail, one by one. */
  readonly start: (email: string, lines: readonly PastedLine[]) => void;
  readonly goOn: () => void;
  readonly stop: () => void;
  /** Ends an import that was stopped, and returns the lines that were not added. */
  readonly takeBack: () => readonly PastedLine[];
}

/**
 * Adds pasted lines to the cart of `email`. The progress is kept in the browser: after an error, a stop or a reload it goes
 * on where it was, and adds nothing twice.
 */
export function useQuickImport(email: string | undefined): QuickImport {
  const [progress, setProgress] = useState(readSharedListProgress);
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const [total, setTotal] = useState<number>();
  const [isBlocked, setIsBlocked] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const lines = progress && progress.email === email ? parsePastedList(progress.fragment) : undefined;

  // Leaving the page or changing the e-mail stops it; the next visit offers to go on.
  useEffect(
    () => () => {
      if (email !== undefined) controller.current?.abort();
    },
    [email],
  );

  const add = useMutation(async (from: SharedListProgress) => {
    const { signal } = (controller.current = new AbortController());
    const onProgress = (next: SharedListProgress) => {
      writeSharedListProgress(next);
      setProgress(next);
    };
    const added = parsePastedList(from.fragment) ?? [];
    try {
      const items = added.map(({ item }) => item);
      if (!(await importSharedList(items, from, { onProgress, onWait: setWaitSeconds, signal, retriesFailures: true })))
        return;
      removeSharedListProgress();
      setProgress(undefined);
      setTotal(added.length);
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
    error: isBlocked ? quickListErrors.otherList : add.error,
    total,
    canStart: () => {
      const isOther = readSharedListProgress()?.email === email;
      setIsBlocked(isOther);
      return !isOther;
    },
    start: (owner, pasted) => {
      setTotal(undefined);
      void add.run({ fragment: formatPastedList(pasted), email: owner, run: createKey(), added: 0 });
    },
    goOn: () => {
      // Another tab may have gone on meanwhile.
      const stored = readSharedListProgress();
      if (stored && stored.email === email) void add.run(stored);
    },
    stop: () => controller.current?.abort(),
    takeBack: () => {
      const stored = readSharedListProgress();
      removeSharedListProgress();
      setProgress(undefined);
      add.clearError();
      return parsePastedList(stored?.fragment ?? '')?.slice(stored?.added) ?? [];
    },
  };
}
