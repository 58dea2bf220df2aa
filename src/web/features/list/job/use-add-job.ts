import { useState } from 'react';
import { listJobTexts } from '#text/list/list-job.ts';
import { createRandomKey } from '#web/browser/random-key.ts';
import { useBulkJob } from '#web/cart/bulk/use-bulk-job.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { storedListJob, withStoredListJob, type ListJob } from '#web/storage/list/stored-list-job.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';
import { addRemainingRows } from './add-remaining-rows.ts';
import { toJobProgress, type JobProgress } from './job-progress.ts';
import { splitOffJob, withRowsPutBack } from './split-off-job.ts';

const blockedErrors = { 'other-rows': listJobTexts.otherRows, 'another-tab': listJobTexts.otherTab } as const;

export interface AddJobControls {
  readonly progress: JobProgress;
  readonly error: string | undefined;
  readonly isJobStored: boolean;
  readonly finishedJobRowCount: number | undefined;
  /**
   * Starts a job that adds the complete rows of the table or the order pad, and removes them there. Returns false while
   * another job of `jobEmail` is unfinished, or one of another email still ends.
   */
  readonly start: (jobEmail: string, from: 'rows' | 'padRows') => boolean;
  readonly resume: () => void;
  readonly stop: () => void;
  readonly putBack: (onDone: () => void) => void;
}

/**
 * The progress is kept in the browser: after an error, a stop or a reload `resume` goes on where the job stopped, and
 * adds nothing twice.
 */
export function useAddJob(email: string | undefined): AddJobControls {
  const bulkJob = useBulkJob<'add'>(email);
  const storedJob = useStoredValue(storedListJob);
  const [finishedJobRowCount, setFinishedJobRowCount] = useState<number>();
  const [isJobStored, setIsJobStored] = useState(true);
  const [blockedBy, setBlockedBy] = useState<keyof typeof blockedErrors>();

  const save = (job: ListJob) => setIsJobStored(storedListJob.write(job));

  // Here and below, `jobEmail` may be an email just entered, which `email` is only after the next render.
  const runWithJob = async (jobEmail: string, task: (job: ListJob) => Promise<void> | void) =>
    setBlockedBy((await withStoredListJob(jobEmail, task)) ? undefined : 'another-tab');

  const run = (jobEmail: string) =>
    void bulkJob.start('add', jobEmail, (control) =>
      runWithJob(jobEmail, async (job) => {
        if (!(await addRemainingRows(job, save, control))) return;
        storedListJob.write(undefined);
        setFinishedJobRowCount(job.rows.length);
      }),
    );

  const start: AddJobControls['start'] = (jobEmail, from) => {
    const unfinishedJob = storedListJob.read();
    // A job of another email ends only with its last request, while `bulkJob` would ignore a start.
    const hasUnfinishedJob = unfinishedJob?.email === jobEmail || bulkJob.pendingAction !== undefined;
    setBlockedBy(hasUnfinishedJob ? 'other-rows' : undefined);
    if (hasUnfinishedJob) return false;
    setFinishedJobRowCount(undefined);
    const { job, keptRows } = splitOffJob(listDraft.read()[from], { email: jobEmail, keyPrefix: createRandomKey() });
    save(job);
    run(jobEmail);
    listDraft.change({ [from]: keptRows });
    // The browser keeps only one job, so the remaining rows of another email's job go back into the table.
    if (unfinishedJob) listDraft.change({ rows: withRowsPutBack(listDraft.read().rows, unfinishedJob) });
    return true;
  };

  const resume = () => {
    if (email !== undefined) run(email);
  };

  const putBack: AddJobControls['putBack'] = (onDone) => {
    if (email === undefined) return;
    void runWithJob(email, (job) => {
      storedListJob.write(undefined);
      bulkJob.clearError();
      listDraft.change({ rows: withRowsPutBack(listDraft.read().rows, job) });
      onDone();
    });
  };

  return {
    progress: toJobProgress(storedJob?.email === email ? storedJob : undefined, bulkJob),
    error: blockedBy === undefined ? bulkJob.error : blockedErrors[blockedBy],
    isJobStored,
    finishedJobRowCount,
    start,
    resume,
    stop: bulkJob.stop,
    putBack,
  };
}
