import { fieldsOf } from '#domain/fields-of.ts';
import { parseTableRow, stateOf, type TableRow } from '#web/features/list/table/table-row.ts';
import { localStore, parseJson } from '#web/storage/browser-storage.ts';
import { listRunKey } from '#web/storage/keys.ts';
import { createStoredValue } from '#web/storage/stored-value.ts';

export interface ListRun {
  readonly rows: readonly TableRow[];
  readonly email: string;
  /** Prefix of the idempotency keys, so that nothing is added twice after a reload or in a second tab. */
  readonly run: string;
  readonly added: number;
}

export const storedRun = createStoredValue({
  storage: localStore,
  key: listRunKey,
  parse: (text) => parseListRun(parseJson(text)),
});

function parseListRun(stored: unknown): ListRun | undefined {
  const { rows, email, run, added } = fieldsOf(stored);
  if (!Array.isArray(rows) || typeof email !== 'string' || typeof run !== 'string') return undefined;
  if (typeof added !== 'number' || !Number.isInteger(added) || added < 0) return undefined;
  const parsed = rows.flatMap(parseTableRow).filter((row) => stateOf(row).state === 'complete');
  return added < parsed.length ? { rows: parsed, email, run, added } : undefined;
}

/**
 * Runs a task unless another tab of this browser changes the progress at the same time. Resolves to whether it ran. Browsers
 * without locks, and pages that are not secure, run it always.
 */
export async function withRunLock(task: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await task();
    return true;
  }
  return navigator.locks.request(listRunKey, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}
