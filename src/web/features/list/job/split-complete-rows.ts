import { getRowState, type TableRow } from '#domain/list-table/table-row.ts';
import type { ListJob } from '#web/storage/stored-list-job.ts';

interface SplitRows {
  readonly job: ListJob;
  readonly remaining: readonly TableRow[];
}

export function splitCompleteRows(rows: readonly TableRow[], email: string, keyPrefix: string): SplitRows {
  const isComplete = (row: TableRow) => getRowState(row).status === 'complete';
  return {
    job: { rows: rows.filter(isComplete), email, keyPrefix, addedCount: 0 },
    remaining: rows.filter((row) => !isComplete(row)),
  };
}

export function putBackRows({ rows, addedCount }: ListJob, table: readonly TableRow[]): readonly TableRow[] {
  return [...rows.slice(addedCount), ...table];
}
