import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * How long one statement on the server's own thread waits for another program's lock, in milliseconds. Short, because the
 * wait stops every other request too: the repository tries again without stopping anything.
 */
const busyTimeoutMs = 50;

/**
 * Opens an SQLite file, made if missing (folder too), in the form Kysely's dialect asks for. `:memory:` is one too.
 * Every commit is on the disk before it is answered (`synchronous = FULL`). Throws when the file can't be opened.
 */
export function openSqliteDatabase(file: string): SqliteDatabase {
  if (file !== ':memory:') createFile(file);
  return asKyselyWants(connectSqlite(file, busyTimeoutMs));
}

/** A connection to an existing file; each statement waits `lockTimeoutMs` for another process that holds the lock. */
export function connectSqlite(file: string, lockTimeoutMs: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true });
  try {
    // Full: a commit survives a power cut. Secure delete: a deleted address is overwritten in the file.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Carts hold e-mail addresses: nobody but the server's own user may read the file. */
function createFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

function asKyselyWants(database: DatabaseSync): SqliteDatabase {
  // The repository's statements are few and fixed: each is prepared once.
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => {
      prepared.clear();
      database.close();
    },
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = asStatement(database.prepare(sql));
      // Statements that change the schema must not be kept, and nothing may make this grow without end.
      if (prepared.size < 100 && /^(select|insert|update|delete)\b/.test(sql)) prepared.set(sql, statement);
      return statement;
    },
  };
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}

/** Parameters as SQLite takes them: the repository's typed queries hold texts, numbers and nulls. */
export function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
    throw new TypeError(`can't bind a value of type ${typeof value}`);
  });
}
