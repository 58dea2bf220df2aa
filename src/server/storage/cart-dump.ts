import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import { connect, createPool, migratePostgres } from './postgres/open.ts';
import { openMigrated } from './sqlite/open.ts';
import type { CartItemRow, Database, Engine } from './tables.ts';

/** All rows of all carts, for the owner's commands: backup, restore and export. */
export interface CartDump {
  readonly db: Database;
  readonly engine: Engine;
}

/** A row with every column the table has, except its place in the order. */
export type ExportedRow = Omit<Selectable<CartItemRow>, 'sequence'>;

/** Receives what is being done and how much of it is done. */
export type ProgressListener = (step: string, done: number, total: number) => void;

/** Commands wait longer for a lock than a visitor would. In milliseconds. */
const lockTimeoutMs = 10_000;
const readBatchSize = 1000;
/** SQLite accepts some thousand parameters in one statement, and a row has about a dozen. */
const insertBatchSize = 100;

/** Opens the database of `DATABASE_URL`; throws an `Error` with one clear line when it is missing or does not answer. */
export async function openCartDump(databaseUrl: string): Promise<CartDump> {
  if (!databaseUrl.startsWith('sqlite:')) {
    await migratePostgres(databaseUrl);
    return { db: connect(createPool(databaseUrl, { max: 1, connectionTimeoutMillis: 5000 })), engine: 'postgres' };
  }
  const file = databaseUrl.slice('sqlite:'.length);
  if (!existsSync(file)) throw new Error(`there is no database at ${file}: set DATABASE_URL`);
  return openSqliteDump(file);
}

/** Opens an SQLite file, created when missing, and brings it to this program's version. */
export async function openSqliteDump(file: string): Promise<CartDump> {
  const db = await openMigrated(file);
  await sql`pragma busy_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db);
  return { db, engine: 'sqlite' };
}

/**
 * Passes all rows to `handle`, oldest first, in batches from one consistent snapshot, while others read and write.
 * Returns the number of rows.
 */
export async function forEachBatch(
  dump: CartDump,
  handle: (batch: readonly ExportedRow[]) => Promise<void> | void,
  onProgress: ProgressListener,
): Promise<number> {
  return inTransaction(dump, 'read', async (db) => {
    const { count } = await db
      .selectFrom('cart_items')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    let done = 0;
    let last = 0;
    for (;;) {
      const rows = await db
        .selectFrom('cart_items')
        .selectAll()
        .where('sequence', '>', last)
        .orderBy('sequence')
        .limit(readBatchSize)
        .execute();
      if (rows.length === 0) return done;
      await handle(rows.map(({ sequence: _sequence, ...row }) => row));
      done += rows.length;
      last = rows.at(-1)?.sequence ?? last;
      onProgress('rows', done, count);
      // SQLite's work is synchronous: without a pause, Ctrl-C would have to wait for its end.
      await setImmediate();
    }
  });
}

/**
 * Copies all rows of `source` in their order, all or none. Rows that are already there are replaced when `replace` is set;
 * otherwise they make it throw. Returns the number of rows.
 */
export async function copyRows(
  target: CartDump,
  source: CartDump,
  replace: boolean,
  onProgress: ProgressListener,
): Promise<number> {
  return inTransaction(target, 'write', async (db) => {
    if (replace) await db.deleteFrom('cart_items').execute();
    const present = await db.selectFrom('cart_items').select('id').limit(1).executeTakeFirst();
    if (present)
      throw new Error('the database already holds carts: add --replace to put the saved ones in their place');
    const insert = async (batch: readonly ExportedRow[]) => {
      for (let start = 0; start < batch.length; start += insertBatchSize) {
        await db
          .insertInto('cart_items')
          .values(batch.slice(start, start + insertBatchSize))
          .execute();
      }
    };
    return forEachBatch(source, insert, onProgress);
  });
}

const begin = {
  sqlite: { read: [sql`begin`], write: [sql`begin immediate`] },
  postgres: {
    read: [sql`begin isolation level repeatable read read only`],
    // Without the lock, rows committed after the delete would be seen as "already there". Reads go on.
    write: [
      sql`begin`,
      sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`,
      sql`lock table cart_items in exclusive mode`,
    ],
  },
};

async function inTransaction<Result>(
  { db, engine }: CartDump,
  purpose: 'read' | 'write',
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    try {
      for (const statement of begin[engine][purpose]) await statement.execute(connection);
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {
        // The first error is the one to report; after a full disk or a lost connection nothing is left to roll back.
      });
      throw error;
    }
  });
}
