import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import { inTransaction } from '#server/storage/in-transaction.ts';
import { liftTimeouts } from '#server/storage/postgres/lift-timeouts.ts';
import { createPool, migratePostgres, toKysely } from '#server/storage/postgres/pool.ts';
import { openAndMigrate } from '#server/storage/sqlite/open-sqlite.ts';
import type { Database, Engine } from '#server/storage/tables.ts';

export interface OwnerDatabase extends AsyncDisposable {
  readonly db: Database;
  readonly engine: Engine;
}

/** Longer than a request may wait, because no visitor waits for the result of a command. */
const ownerLockTimeoutMs = 10_000;

/**
 * Opens the database for `work`, and closes it. Throws what the driver throws if it can't be used; an `Error` of one
 * line if the file of SQLite is missing or can't be opened.
 */
export async function withOwnerDatabase<Result>(
  databaseUrl: DatabaseUrl,
  work: (database: OwnerDatabase) => Promise<Result>,
): Promise<Result> {
  await using database = await openOwnerDatabase(databaseUrl);
  return await work(database);
}

/** Throws as `withOwnerDatabase` does. The caller closes the database by `await using`. */
export async function openOwnerDatabase(databaseUrl: DatabaseUrl): Promise<OwnerDatabase> {
  if (databaseUrl.engine === 'postgres') {
    const { engine, url } = databaseUrl;
    await migratePostgres(url);
    return toOwnerDatabase(toKysely(createPool(url, { max: 1, connectionTimeoutMillis: 5000 })), engine);
  }
  const { file } = databaseUrl;
  if (!existsSync(file)) throw new Error(`there is no database at ${file}: set DATABASE_URL`);
  return openOwnerSqlite(file);
}

export async function openOwnerSqlite(file: string): Promise<OwnerDatabase> {
  const db = await openAndMigrate(file);
  await sql`pragma busy_timeout = ${sql.lit(ownerLockTimeoutMs)}`.execute(db);
  return toOwnerDatabase(db, 'sqlite');
}

function toOwnerDatabase(db: Database, engine: Engine): OwnerDatabase {
  return { db, engine, [Symbol.asyncDispose]: () => db.destroy() };
}

const begin = {
  sqlite: { read: [sql`begin`], write: [sql`begin immediate`] },
  postgres: {
    read: [sql`begin isolation level repeatable read read only`, liftTimeouts],
    // Without the lock, a row committed after the delete would look like an existing cart. It blocks no reader.
    write: [
      sql`begin`,
      liftTimeouts,
      sql`set local lock_timeout = ${sql.lit(ownerLockTimeoutMs)}`,
      sql`lock table cart_items in exclusive mode`,
    ],
  },
};

/** For `read`, `work` sees one snapshot of all rows; for `write`, nobody else writes meanwhile. */
export function inOwnerTransaction<Result>(
  { db, engine }: OwnerDatabase,
  purpose: 'read' | 'write',
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, begin[engine][purpose], work);
}
