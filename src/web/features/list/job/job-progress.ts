import type { ListJob } from '#web/storage/list/stored-list-job.ts';

interface RowCounts {
  readonly rowCount: number;
  readonly addedCount: number;
}

export type StartedProgress =
  | (RowCounts & { readonly status: 'adding'; readonly waitSeconds: number | undefined })
  | (RowCounts & { readonly status: 'stopped' });

export type JobProgress = { readonly status: 'none' } | StartedProgress;

interface BulkJobState {
  readonly pendingAction: 'add' | undefined;
  readonly waitSeconds: number | undefined;
}

export function toJobProgress(job: ListJob | undefined, { pendingAction, waitSeconds }: BulkJobState): JobProgress {
  if (!job) return { status: 'none' };
  const counts = { rowCount: job.rows.length, addedCount: job.addedCount };
  return pendingAction === undefined ? { ...counts, status: 'stopped' } : { ...counts, status: 'adding', waitSeconds };
}
