import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { createStatementCache } from './statement-cache.ts';

/**
 * Short, because while the main thread waits for a lock, all requests wait. The repository retries without blocking it.
 */
const mainThreadLockTimeoutMs = 50;

export function connectFromMainThread(file: string): DatabaseSync {
  if (file !== ':memory:') makePrivateFile(file);
  return connect(file, mainThreadLockTimeoutMs);
}

export function connect(file: string, lockTimeoutMs: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs });
  try {
    // `full`: commits survive a power cut. `secure_delete`: deleted emails are overwritten.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export const truncateWalPragma = 'pragma wal_checkpoint(truncate)';

export function isWalTruncated(row: { readonly busy?: unknown } | undefined): boolean {
  return row?.busy === 0;
}

/**
 * Sets mode 0600, also for a file that the owner copied here, because carts contain emails. SQLite gives its logs the
 * mode of the file.
 */
function makePrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0) chmodSync(name, 0o600);
  }
}

export function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: createStatementCache((sql) => toKyselyStatement(database.prepare(sql))),
  };
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...toSqlParameters(parameters)),
    run: (parameters) => statement.run(...toSqlParameters(parameters)),
    iterate: (parameters) => statement.iterate(...toSqlParameters(parameters)),
  };
}

export function toSqlParameters(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
    throw new TypeError(`can't bind a value of type ${typeof value}`);
  });
}
