import { useState } from 'react';
import { completeItems } from '#domain/list-table/table-row.ts';
import { listRun } from '#text/list/list-table.ts';
import { createRandomKey } from '#web/browser/random-key.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { failureText } from '#web/cart/failure-text.ts';
import { runSteps, type RunControl } from '#web/cart/run/run-steps.ts';
import { useCartRun } from '#web/cart/run/use-cart-run.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { storedListRun, withStoredListRun, type ListRun } from '#web/storage/stored-list-run.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';
import { putBackRows, takeRows } from './take-rows.ts';

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
 * Adds rows to the cart of `email`. The progress is kept in the browser: after an error, a stop or a reload it goes on
 * where it was, and adds nothing twice.
 */
export function useAddRun(email: string | undefined): AddRun {
  const run = useCartRun<'add'>(email, failureText);
  const current = useStoredValue(storedListRun);
  const [total, setTotal] = useState<number>();
  const [isPersisted, setIsPersisted] = useState(true);
  const [blockedBy, setBlockedBy] = useState<keyof typeof blockedErrors>();
  const own = current?.email === email ? current : undefined;

  const write = (next: ListRun) => setIsPersisted(storedListRun.write(next));
  const withRun = async (owner: string, task: (stored: ListRun) => Promise<void> | void) =>
    setBlockedBy((await withStoredListRun(owner, task)) ? undefined : 'another tab');
  const addAll = async (stored: ListRun, control: RunControl) => {
    if (!(await addRest(stored, write, control))) return;
    storedListRun.write(undefined);
    setTotal(stored.rows.length);
  };
  const goOn = (owner: string) =>
    void run.start('add', owner, (control) => withRun(owner, (stored) => addAll(stored, control)));

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
      const taken = takeRows(listDraft.read()[part], owner, createRandomKey());
      write(taken.run);
      goOn(owner);
      listDraft.change({ [part]: taken.left });
      return true;
    },
    resume: () => {
      if (email !== undefined) goOn(email);
    },
    stop: run.stop,
    putBack: (onDone) => {
      if (email === undefined) return;
      void withRun(email, (stored) => {
        storedListRun.write(undefined);
        run.clearError();
        listDraft.change({ rows: putBackRows(stored, listDraft.read().rows) });
        onDone();
      });
    },
  };
}

const blockedErrors = { 'other rows': listRun.otherRows, 'another tab': listRun.otherTab } as const;

/** Resolves to false if it was stopped, or the visitor has switched carts. */
function addRest(run: ListRun, onChange: (next: ListRun) => void, control: RunControl): Promise<boolean> {
  const { rows, email, keyPrefix, added } = run;
  return runSteps(
    cartClient,
    {
      items: completeItems(rows),
      start: added,
      step: (item, index) => cartClient.addInRun({ ...item, email }, `${keyPrefix}-${index}`),
      onProgress: (count) => onChange({ ...run, added: count }),
      hasRetries: true,
    },
    control,
  );
}
