import { getRowState, type TableRow } from '#domain/list-table/table-row.ts';
import type { ListJob } from '#web/storage/list/stored-list-job.ts';

interface SplitRows {
  readonly job: ListJob;
  readonly keptRows: readonly TableRow[];
}

export function splitOffJob(
  rows: readonly TableRow[],
  { email, keyPrefix }: Pick<ListJob, 'email' | 'keyPrefix'>,
): SplitRows {
  const isComplete = (row: TableRow) => getRowState(row).status === 'complete';
  return {
    job: { rows: rows.filter(isComplete), email, keyPrefix, addedCount: 0 },
    keptRows: rows.filter((row) => !isComplete(row)),
  };
}

export function withRowsPutBack(tableRows: readonly TableRow[], { rows, addedCount }: ListJob): readonly TableRow[] {
  return [...rows.slice(addedCount), ...tableRows];
}
