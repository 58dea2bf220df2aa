import { getRowState, type TableRow } from '#domain/list-table/table-row.ts';
import type { ListRun } from '#web/storage/stored-list-run.ts';

interface TakenRows {
  readonly run: ListRun;
  readonly left: readonly TableRow[];
}

/** A run that adds the complete rows, and the rows that are left. */
export function takeRows(rows: readonly TableRow[], email: string, keyPrefix: string): TakenRows {
  const isComplete = (row: TableRow) => getRowState(row).state === 'complete';
  return {
    run: { rows: rows.filter(isComplete), email, keyPrefix, added: 0 },
    left: rows.filter((row) => !isComplete(row)),
  };
}

/** The rows of a run that it has not added, before those of a table. */
export function putBackRows({ rows, added }: ListRun, table: readonly TableRow[]): readonly TableRow[] {
  return [...rows.slice(added), ...table];
}
