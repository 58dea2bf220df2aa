import { getRowState, type TableRow } from '#domain/list-table/table-row.ts';
import type { ListJob } from '#web/storage/stored-list-job.ts';

interface TakenRows {
  readonly job: ListJob;
  readonly remaining: readonly TableRow[];
}

/** Splits the rows: the complete ones become a job, the others remain. */
export function splitCompleteRows(rows: readonly TableRow[], email: string, keyPrefix: string): TakenRows {
  const isComplete = (row: TableRow) => getRowState(row).state === 'complete';
  return {
    job: { rows: rows.filter(isComplete), email, keyPrefix, added: 0 },
    remaining: rows.filter((row) => !isComplete(row)),
  };
}

/** The rows of a job that it has not added, before those of a table. */
export function putBackRows({ rows, added }: ListJob, table: readonly TableRow[]): readonly TableRow[] {
  return [...rows.slice(added), ...table];
}
