import { useState } from 'react';
import { completeItems } from '#domain/list-table/table-row.ts';
import { listJob as text } from '#text/list/list-job.ts';
import { createRandomKey } from '#web/browser/random-key.ts';
import { runBulkJob, type JobControl } from '#web/cart/bulk/run-bulk-job.ts';
import { useBulkJob } from '#web/cart/bulk/use-bulk-job.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { storedListJob, withStoredListJob, type ListJob } from '#web/storage/stored-list-job.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';
import { putBackRows, splitCompleteRows } from './split-complete-rows.ts';

/** How many of the `count` rows of a job are `added`. A stopped job can be resumed. */
interface Counts {
  readonly count: number;
  readonly added: number;
}

export type StartedProgress =
  | (Counts & { readonly status: 'adding'; readonly waitSeconds: number | undefined })
  | (Counts & { readonly status: 'stopped' });

export interface AddJob {
  /** `none`: no row of this cart is still to be added. */
  readonly progress: { readonly status: 'none' } | StartedProgress;
  readonly error: string | undefined;
  readonly isPersisted: boolean;
  /** Number of rows, once all of them are added. */
  readonly addedTotal: number | undefined;
  /** Adds the complete rows of the table or the pad, and takes them out of it; returns false while others are added. */
  readonly start: (email: string, from: 'rows' | 'pad') => boolean;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Ends a job that was stopped, puts the rows that were not added into the table, and calls `onDone`. */
  readonly putBack: (onDone: () => void) => void;
}

/**
 * Adds rows to the cart of `email`. The progress is kept in the browser: after an error, a stop or a reload the job
 * resumes where it stopped, and adds nothing twice.
 */
export function useAddJob(email: string | undefined): AddJob {
  const job = useBulkJob<'add'>(email);
  const storedJob = useStoredValue(storedListJob);
  const [addedTotal, setAddedTotal] = useState<number>();
  const [isPersisted, setIsPersisted] = useState(true);
  const [blockedBy, setBlockedBy] = useState<keyof typeof blockedErrors>();

  const write = (next: ListJob) => setIsPersisted(storedListJob.write(next));
  const runWithJob = async (cartEmail: string, task: (storedJob: ListJob) => Promise<void> | void) =>
    setBlockedBy((await withStoredListJob(cartEmail, task)) ? undefined : 'another tab');
  const addAll = async (listJob: ListJob, control: JobControl) => {
    if (!(await addRest(listJob, write, control))) return;
    storedListJob.write(undefined);
    setAddedTotal(listJob.rows.length);
  };
  const resumeJob = (cartEmail: string) =>
    void job.start('add', cartEmail, (control) => runWithJob(cartEmail, (listJob) => addAll(listJob, control)));

  return {
    progress: getProgress(storedJob?.email === email ? storedJob : undefined, job),
    error: blockedBy === undefined ? job.error : blockedErrors[blockedBy],
    isPersisted,
    addedTotal,
    start: (cartEmail, from) => {
      const hasUnfinishedJob = storedListJob.read()?.email === cartEmail;
      setBlockedBy(hasUnfinishedJob ? 'other rows' : undefined);
      if (hasUnfinishedJob) return false;
      setAddedTotal(undefined);
      const taken = splitCompleteRows(listDraft.read()[from], cartEmail, createRandomKey());
      write(taken.job);
      resumeJob(cartEmail);
      listDraft.change({ [from]: taken.remaining });
      return true;
    },
    resume: () => {
      if (email !== undefined) resumeJob(email);
    },
    stop: job.stop,
    putBack: (onDone) => {
      if (email === undefined) return;
      void runWithJob(email, (listJob) => {
        storedListJob.write(undefined);
        job.clearError();
        listDraft.change({ rows: putBackRows(listJob, listDraft.read().rows) });
        onDone();
      });
    },
  };
}

const blockedErrors = { 'other rows': text.otherRows, 'another tab': text.otherTab } as const;

function getProgress(
  job: ListJob | undefined,
  { pendingAction, waitSeconds }: Pick<ReturnType<typeof useBulkJob<'add'>>, 'pendingAction' | 'waitSeconds'>,
): AddJob['progress'] {
  if (!job) return { status: 'none' };
  const counts = { count: job.rows.length, added: job.added };
  return pendingAction === undefined ? { ...counts, status: 'stopped' } : { ...counts, status: 'adding', waitSeconds };
}

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
      isFailureRetried: true,
    },
    control,
  );
}
