import { useState } from 'react';
import { completeItems } from '#domain/list-table/table-row.ts';
import { listJob } from '#text/list/list-table.ts';
import { createRandomKey } from '#web/browser/random-key.ts';
import { runBulkJob, type JobControl } from '#web/cart/bulk/run-bulk-job.ts';
import { useBulkJob } from '#web/cart/bulk/use-bulk-job.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { storedListJob, withStoredListJob, type ListJob } from '#web/storage/stored-list-job.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';
import { putBackRows, takeRows } from './take-rows.ts';

export interface AddJob {
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
  /** Ends a job that was stopped, puts the rows that were not added into the table, and calls `onDone`. */
  readonly putBack: (onDone: () => void) => void;
}

/**
 * Adds rows to the cart of `email`. The progress is kept in the browser: after an error, a stop or a reload it goes on
 * where it was, and adds nothing twice.
 */
export function useAddJob(email: string | undefined): AddJob {
  const job = useBulkJob<'add'>(email);
  const current = useStoredValue(storedListJob);
  const [total, setTotal] = useState<number>();
  const [isPersisted, setIsPersisted] = useState(true);
  const [blockedBy, setBlockedBy] = useState<keyof typeof blockedErrors>();
  const ownJob = current?.email === email ? current : undefined;

  const write = (next: ListJob) => setIsPersisted(storedListJob.write(next));
  const withJob = async (owner: string, task: (stored: ListJob) => Promise<void> | void) =>
    setBlockedBy((await withStoredListJob(owner, task)) ? undefined : 'another tab');
  const addAll = async (stored: ListJob, control: JobControl) => {
    if (!(await addRest(stored, write, control))) return;
    storedListJob.write(undefined);
    setTotal(stored.rows.length);
  };
  const resumeJob = (owner: string) =>
    void job.start('add', owner, (control) => withJob(owner, (stored) => addAll(stored, control)));

  return {
    count: ownJob?.rows.length,
    isAdding: job.pending !== undefined,
    added: ownJob?.added ?? 0,
    waitSeconds: job.waitSeconds,
    error: blockedBy === undefined ? job.error : blockedErrors[blockedBy],
    isPersisted,
    total,
    start: (owner, part) => {
      const isOther = storedListJob.read()?.email === owner;
      setBlockedBy(isOther ? 'other rows' : undefined);
      if (isOther) return false;
      setTotal(undefined);
      const taken = takeRows(listDraft.read()[part], owner, createRandomKey());
      write(taken.job);
      resumeJob(owner);
      listDraft.change({ [part]: taken.left });
      return true;
    },
    resume: () => {
      if (email !== undefined) resumeJob(email);
    },
    stop: job.stop,
    putBack: (onDone) => {
      if (email === undefined) return;
      void withJob(email, (stored) => {
        storedListJob.write(undefined);
        job.clearError();
        listDraft.change({ rows: putBackRows(stored, listDraft.read().rows) });
        onDone();
      });
    },
  };
}

const blockedErrors = { 'other rows': listJob.otherRows, 'another tab': listJob.otherTab } as const;

/** Resolves to false if it was stopped, or the visitor has switched carts. */
function addRest(job: ListJob, onChange: (next: ListJob) => void, control: JobControl): Promise<boolean> {
  const { rows, email, keyPrefix, added } = job;
  return runBulkJob(
    cartClient,
    {
      items: completeItems(rows),
      start: added,
      step: (item, index) => cartClient.addInJob({ ...item, email }, `${keyPrefix}-${index}`),
      onProgress: (count) => onChange({ ...job, added: count }),
      hasRetries: true,
    },
    control,
  );
}
