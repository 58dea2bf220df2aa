import { useState } from 'react';
import { completeItems, getRowState } from '#domain/list-table/table-row.ts';
import { listRun } from '#text/list/list-table.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { createKey } from '#web/cart/client/idempotency-key.ts';
import { failureText } from '#web/cart/failure-text.ts';
import { runSteps, type RunControl } from '#web/cart/run/run-steps.ts';
import { useCartRun } from '#web/cart/run/use-cart-run.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { storedListRun, withListRunLock, type ListRun } from '#web/storage/stored-list-run.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';

export interface AddRun {
  readonly count: number | undefined;
  readonly isAdding: boolean;
  readonly added: number;
  readonly waitSeconds: number | undefined;
  readonly error: string | undefined;
  readonly isPersisted: boolean;
  /** Number of rows, once all of them are added. */
  readonly total: number | undefined;
  /** Adds the complete rows of a part of the draft, and takes them out of it; returns false while others are added. */
  readonly start: (email: string, part: 'rows' | 'pad') => boolean;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Ends a run that was stopped, puts the rows that were not added into the table, and calls `onDone`. */
  readonly putBack: (onDone: () => void) => void;
}

/**
 * Adds rows to the cart of `email`. The progress is kept in the browser: after an error, a stop or a reload it goes on where
 * it was, and adds nothing twice.
 */
export function useAddRun(email: string | undefined): AddRun {
  const run = useCartRun<'add'>(email, failureText);
  const current = useStoredValue(storedListRun);
  const [total, setTotal] = useState<number>();
  const [isPersisted, setIsPersisted] = useState(true);
  const [blockedBy, setBlockedBy] = useState<'other rows' | 'another tab'>();
  const own = current?.email === email ? current : undefined;

  const writeRun = (next: ListRun) => setIsPersisted(storedListRun.write(next));
  /** Runs a task with what is stored, unless another tab is adding it at the same time. */
  const withStoredRun = async (owner: string, task: (stored: ListRun) => Promise<void> | void) => {
    const hasRun = await withListRunLock(async () => {
      const stored = storedListRun.read();
      if (stored?.email === owner) await task(stored);
    });
    setBlockedBy(hasRun ? undefined : 'another tab');
  };
  const addRows = async (stored: ListRun, control: RunControl) => {
    const items = completeItems(stored.rows);
    const isDone = await runSteps(
      cartClient,
      {
        items,
        start: stored.added,
        step: (item, index) => cartClient.addInRun({ ...item, email: stored.email }, `${stored.keyPrefix}-${index}`),
        onProgress: (added) => writeRun({ ...stored, added }),
        hasRetries: true,
      },
      control,
    );
    if (!isDone) return;
    storedListRun.write(undefined);
    setTotal(items.length);
  };
  const addRest = (owner: string) =>
    void run.start('add', owner, (control) => withStoredRun(owner, (stored) => addRows(stored, control)));

  return {
    count: own?.rows.length,
    isAdding: run.pending !== undefined,
    added: own?.added ?? 0,
    waitSeconds: run.waitSeconds,
    error: blockedBy === undefined ? run.error : blockedErrors[blockedBy],
    isPersisted,
    total,
    start: (owner, part) => {
      const isOther = storedListRun.read()?.email === owner;
      setBlockedBy(isOther ? 'other rows' : undefined);
      if (isOther) return false;
      setTotal(undefined);
      const all = listDraft.read()[part];
      const rows = all.filter((row) => getRowState(row).state === 'complete');
      writeRun({ rows, email: owner, keyPrefix: createKey(), added: 0 });
      addRest(owner);
      listDraft.change({ [part]: all.filter((row) => !rows.includes(row)) });
      return true;
    },
    resume: () => {
      if (email !== undefined) addRest(email);
    },
    stop: run.stop,
    putBack: (onDone) => {
      if (email === undefined) return;
      void withStoredRun(email, (stored) => {
        storedListRun.write(undefined);
        run.clearError();
        listDraft.change({ rows: [...stored.rows.slice(stored.added), ...listDraft.read().rows] });
        onDone();
      });
    },
  };
}

const blockedErrors = { 'other rows': listRun.otherRows, 'another tab': listRun.otherTab } as const;
