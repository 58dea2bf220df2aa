import { findCompleteItems } from '#domain/list-table/table-row.ts';
import { runBulkJob, type JobControl } from '#web/cart/bulk/run-bulk-job.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import type { ListJob } from '#web/storage/list/stored-list-job.ts';

/** Resolves to false if the job was stopped, or if the visitor has switched carts. */
export function addRemainingRows(
  job: ListJob,
  onChange: (next: ListJob) => void,
  control: JobControl,
): Promise<boolean> {
  const { rows, email, keyPrefix, addedCount } = job;
  return runBulkJob(
    cartClient,
    {
      items: findCompleteItems(rows),
      startIndex: addedCount,
      runStep: (item, index) => cartClient.addInJob({ ...item, email }, `${keyPrefix}-${index}`),
      onProgress: (count) => onChange({ ...job, addedCount: count }),
      isFailureRetried: true,
    },
    control,
  );
}
