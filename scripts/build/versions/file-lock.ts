import { accessSync, constants, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { findSqliteCode, sqliteCodes } from '#server/storage/sqlite-codes.ts';

export interface Lock {
  readonly release: () => void;
}

const pollMs = 100;

/**
 * Locks a file with SQLite: one `exclusive` lock, which creates the file, or any number of `shared` ones. Returns
 * undefined if another lock excludes this one. The system drops the locks of an ended process. Throws if the file can't
 * be opened.
 */
export function tryLock(file: string, kind: 'exclusive' | 'shared'): Lock | undefined {
  // For a file of another user, this error names the reason. SQLite would only say that the database is read-only.
  if (kind === 'exclusive' && existsSync(file)) accessSync(file, constants.W_OK);
  const database = new DatabaseSync(file, { timeout: 0, readOnly: kind === 'shared' });
  try {
    // `memory`: no journal beside the file. The `select` takes the shared lock, which `begin` alone does not.
    database.exec('pragma journal_mode = memory');
    database.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select * from sqlite_schema');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (findSqliteCode(error) === sqliteCodes.busy) return undefined;
    throw error;
  }
}

export async function waitForLock(file: string, onWait: () => void): Promise<Lock> {
  let lock = tryLock(file, 'exclusive');
  if (!lock) onWait();
  for (; !lock; lock = tryLock(file, 'exclusive')) await sleep(pollMs);
  return lock;
}
