import { parseFields, parseList, toFields } from '#domain/json.ts';
import { parseTableRow } from '#domain/list-table/parse-table-row.ts';
import { getRowState, type TableRow } from '#domain/list-table/table-row.ts';
import { localStore } from './browser-storage.ts';
import { listRunKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** The rows that are being added to a cart, and how many of them are stored. */
export interface ListRun {
  readonly rows: readonly TableRow[];
  readonly email: string;
  /** Begins the idempotency key of each row, so that none is added twice after a reload or in a second tab. */
  readonly keyPrefix: string;
  readonly added: number;
}

export const storedListRun = createStoredValue({
  storage: localStore,
  key: listRunKey,
  parse: parseListRun,
  format: formatListRun,
});

function parseListRun(stored: unknown): ListRun | undefined {
  const fields = parseFields(stored, { email: 'string', run: 'string', added: 'number' });
  if (!fields || !Number.isInteger(fields.added) || fields.added < 0) return undefined;
  const rows = parseList(toFields(stored).rows, parseTableRow).filter((row) => getRowState(row).state === 'complete');
  const { email, run: keyPrefix, added } = fields;
  return added < rows.length ? { rows, email, keyPrefix, added } : undefined;
}

/** The key prefix is stored as `run`, the name under which browsers hold it. */
function formatListRun(listRun: ListRun | undefined): string | undefined {
  if (!listRun) return undefined;
  const { keyPrefix: run, ...others } = listRun;
  return JSON.stringify({ ...others, run });
}

/**
 * Runs a task with the run of `owner`, if there is one. Resolves to false if another tab changes a run: then it does
 * nothing.
 */
export function withStoredListRun(owner: string, task: (run: ListRun) => Promise<void> | void): Promise<boolean> {
  return withRunLock(async () => {
    const run = storedListRun.read();
    if (run?.email === owner) await task(run);
  });
}

/** Resolves to whether the task ran. Browsers without locks, and pages that are not secure, run it always. */
async function withRunLock(task: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await task();
    return true;
  }
  return navigator.locks.request(listRunKey, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}
