import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import { liftTimeoutsSql } from '#server/storage/postgres/lift-timeouts-sql.ts';
import { createPool, migratePostgres, toKysely } from '#server/storage/postgres/pool.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import type { Db, Engine } from '#server/storage/tables.ts';
import { withTransaction } from '#server/storage/with-transaction.ts';

export interface OwnerDatabase extends AsyncDisposable {
  readonly db: Db;
  readonly engine: Engine;
}

/** Longer than a request may wait, because no visitor waits for the result of a command. */
const ownerLockTimeoutMs = 10_000;
const ownerConnectTimeoutMs = 5000;

/**
 * Opens and migrates the database; the caller closes it by `await using`. Throws an `Error` of one line if SQLite's
 * file is missing or can't be opened, and the driver's error if PostgreSQL can't be used.
 */
export async function openOwnerDatabase(databaseUrl: DatabaseUrl): Promise<OwnerDatabase> {
  if (databaseUrl.engine === 'postgres') {
    const { engine, url } = databaseUrl;
    await migratePostgres(url);
    return toOwnerDatabase(
      toKysely(createPool(url, { max: 1, connectionTimeoutMillis: ownerConnectTimeoutMs })),
      engine,
    );
  }
  const { file } = databaseUrl;
  if (!existsSync(file)) throw new Error(`there is no database at ${file}: set DATABASE_URL`);
  return openOwnerSqlite(file);
}

export async function openOwnerSqlite(file: string): Promise<OwnerDatabase> {
  const db = await openAndMigrateSqlite(file);
  await sql`pragma busy_timeout = ${sql.lit(ownerLockTimeoutMs)}`.execute(db);
  return toOwnerDatabase(db, 'sqlite');
}

function toOwnerDatabase(db: Db, engine: Engine): OwnerDatabase {
  return { db, engine, [Symbol.asyncDispose]: () => db.destroy() };
}

const ownerBeginStatements = {
  sqlite: { read: [sql`begin`], write: [sql`begin immediate`] },
  postgres: {
    read: [sql`begin isolation level repeatable read read only`, liftTimeoutsSql],
    // Without the table lock, a row committed after the delete would look like an existing cart. This lock blocks no
    // reader.
    write: [
      sql`begin`,
      liftTimeoutsSql,
      sql`set local lock_timeout = ${sql.lit(ownerLockTimeoutMs)}`,
      sql`lock table cart_items in exclusive mode`,
    ],
  },
};

/** For `read`, `work` sees one snapshot of all rows; for `write`, nobody else writes meanwhile. */
export function withOwnerTransaction<Value>(
  { db, engine }: OwnerDatabase,
  purpose: 'read' | 'write',
  work: (db: Db) => Promise<Value>,
): Promise<Value> {
  return withTransaction(db, ownerBeginStatements[engine][purpose], work);
}
