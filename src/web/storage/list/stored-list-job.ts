import { parseFields, parseList, toObjectOrEmpty } from '#domain/json.ts';
import { parseTableRow } from '#domain/list-table/parse-table-row.ts';
import { getRowState, type TableRow } from '#domain/list-table/table-row.ts';
import { localStore } from '#web/storage/browser-storage.ts';
import { listJobKey } from '#web/storage/keys.ts';
import { createStoredValue } from '#web/storage/stored-value.ts';

export interface ListJob {
  readonly rows: readonly TableRow[];
  readonly email: string;
  /** Begins the idempotency key of each row, so that a reload or a second tab adds no row twice. */
  readonly keyPrefix: string;
  readonly addedCount: number;
}

export const storedListJob = createStoredValue({
  storage: localStore,
  key: listJobKey,
  parse: parseListJob,
  format: formatListJob,
});

function parseListJob(stored: unknown): ListJob | undefined {
  const fields = parseFields(stored, { email: 'string', run: 'string', added: 'number' });
  if (!fields || !Number.isInteger(fields.added) || fields.added < 0) return undefined;
  const rows = parseList(toObjectOrEmpty(stored).rows, parseTableRow).filter(
    (row) => getRowState(row).status === 'complete',
  );
  const { email, run: keyPrefix, added: addedCount } = fields;
  return addedCount < rows.length ? { rows, email, keyPrefix, addedCount } : undefined;
}

/** `run` and `added` are the names of the key prefix and the count in the JSON that browsers already hold. */
function formatListJob(listJob: ListJob | undefined): string | undefined {
  if (!listJob) return undefined;
  const { rows, email, addedCount: added, keyPrefix: run } = listJob;
  return JSON.stringify({ rows, email, added, run });
}

/** Runs a task with the job of `email`, if there is one. While another tab does so, resolves to false at once. */
export function withStoredListJob(email: string, task: (job: ListJob) => Promise<void> | void): Promise<boolean> {
  return withJobLock(async () => {
    const job = storedListJob.read();
    if (job?.email === email) await task(job);
  });
}

/** Resolves to whether the task ran. In browsers without locks and on insecure origins the task always runs. */
async function withJobLock(task: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await task();
    return true;
  }
  return navigator.locks.request(listJobKey, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}
