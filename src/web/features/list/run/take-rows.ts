import { stateOf, type TableRow } from '#web/features/list/table/table-row.ts';
import type { ListRun } from './stored-run.ts';

interface TakenRows {
  readonly run: ListRun;
  readonly left: readonly TableRow[];
}

/** A run that adds the complete rows, and the rows that are left. */
export function takeRows(rows: readonly TableRow[], email: string, keyPrefix: string): TakenRows {
  const isComplete = (row: TableRow) => stateOf(row).state === 'complete';
  return {
    run: { rows: rows.filter(isComplete), email, keyPrefix, added: 0 },
    left: rows.filter((row) => !isComplete(row)),
  };
}

/** The rows of a run that it has not added, before those of a table. */
export function putBackRows({ rows, added }: ListRun, table: readonly TableRow[]): readonly TableRow[] {
  return [...rows.slice(added), ...table];
}
