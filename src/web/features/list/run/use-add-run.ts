import { useState } from 'react';
import { listRun } from '#text/list-table.ts';
import { cartClient } from '#web/cart/cart-client.ts';
import { createKey } from '#web/cart/client/idempotency-key.ts';
import { completeItems, type TableRow } from '#web/features/list/table/table-row.ts';
import {
  readRunProgress,
  removeRunProgress,
  useRunProgress,
  withRunLock,
  writeRunProgress,
  type RunProgress,
} from './run-progress.ts';
import { useBulkJob, type RunJob } from './use-bulk-job.ts';

export interface AddRun {
  /** Number of rows that are being added or were added in part; undefined if there are none. */
  readonly count: number | undefined;
  readonly isAdding: boolean;
  /** Number of rows added so far. */
  readonly added: number;
  /** Seconds until the next call; undefined while not waiting. */
  readonly waitSeconds: number | undefined;
  readonly error: string | undefined;
  /** Whether the browser stores how far it is, so that a closed page loses no row. */
  readonly isKept: boolean;
  /** Number of rows, once all of them are added. */
  readonly total: number | undefined;
  /** Adds complete rows to the cart of an e-mail, one by one. Returns false while other rows are unfinished. */
  readonly start: (email: string, rows: readonly TableRow[]) => boolean;
  readonly goOn: () => void;
  readonly stop: () => void;
  /** Ends a run that was stopped, and passes on the rows that were not added. */
  readonly takeBack: (use: (rows: readonly TableRow[]) => void) => void;
}

/**
 * Adds rows to the cart of `email`. The progress is kept in the browser: after an error, a stop or a reload it goes on where
 * it was, and adds nothing twice.
 */
export function useAddRun(email: string | undefined): AddRun {
  const job = useBulkJob<'add'>(email);
  const [progress, setProgress] = useRunProgress(job.isRunning);
  const [total, setTotal] = useState<number>();
  const [isKept, setIsKept] = useState(true);
  const [blockedBy, setBlockedBy] = useState<'other rows' | 'another tab'>();
  const own = progress?.email === email ? progress : undefined;

  const keep = (next: RunProgress) => {
    setIsKept(writeRunProgress(next));
    setProgress(next);
  };
  /** Runs a task with what is stored, unless another tab is adding it at the same time. */
  const alone = async (owner: string, task: (stored: RunProgress) => Promise<void> | void) => {
    const ran = await withRunLock(async () => {
      const stored = readRunProgress();
      setProgress(stored);
      if (stored?.email === owner) await task(stored);
    });
    setBlockedBy(ran ? undefined : 'another tab');
  };
  const addRows = async (from: RunProgress, run: RunJob) => {
    const items = completeItems(from.rows);
    const isDone = await run({
      items,
      start: from.added,
      step: (item, index) => cartClient.addToCurrent({ ...item, email: from.email }, `${from.run}-${index}`),
      onProgress: (added) => keep({ ...from, added }),
      retriesFailures: true,
    });
    if (!isDone) return;
    removeRunProgress();
    setProgress(undefined);
    setTotal(items.length);
  };
  const goOn = (owner: string) => void job.start('add', owner, (run) => alone(owner, (stored) => addRows(stored, run)));

  return {
    count: own?.rows.length,
    isAdding: job.pending !== undefined,
    added: own?.added ?? 0,
    waitSeconds: job.waitSeconds,
    error: blockedBy === undefined ? job.error : blockedErrors[blockedBy],
    isKept,
    total,
    start: (owner, rows) => {
      const stored = readRunProgress();
      const isOther = stored?.email === owner;
      setBlockedBy(isOther ? 'other rows' : undefined);
      if (isOther) {
        setProgress(stored);
        return false;
      }
      setTotal(undefined);
      keep({ rows, email: owner, run: createKey(), added: 0 });
      goOn(owner);
      return true;
    },
    goOn: () => {
      if (email !== undefined) goOn(email);
    },
    stop: job.stop,
    takeBack: (use) => {
      if (email === undefined) return;
      void alone(email, (stored) => {
        removeRunProgress();
        setProgress(undefined);
        job.clearError();
        use(stored.rows.slice(stored.added));
      });
    },
  };
}

const blockedErrors = { 'other rows': listRun.otherRows, 'another tab': listRun.otherTab } as const;
