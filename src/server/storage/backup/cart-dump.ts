import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import { liftTimeouts } from '#server/storage/postgres/lift-timeouts.ts';
import { createPool, migratePostgres, toKysely } from '#server/storage/postgres/pool.ts';
import { openMigrated } from '#server/storage/sqlite/open.ts';
import type { CartItemRow, Database, Engine } from '#server/storage/tables.ts';

export interface CartDump {
  readonly db: Database;
  readonly engine: Engine;
}

export type ExportedRow = Omit<Selectable<CartItemRow>, 'sequence'>;

export type ProgressListener = (step: string, done: number, total: number) => void;

/** What the owner's commands do with a file: a database, the file, and whether what is there may be replaced. */
export interface FileCommandOptions {
  readonly databaseUrl: string;
  readonly file: string;
  readonly canReplace?: boolean | undefined;
  readonly onProgress?: ProgressListener | undefined;
}

interface CopyOptions extends Pick<FileCommandOptions, 'canReplace' | 'onProgress'> {
  readonly target: CartDump;
  readonly source: CartDump;
}

/** Long, since no visitor waits. */
const lockTimeoutMs = 10_000;
const readBatchSize = 1000;
/** SQLite takes some thousand parameters in a statement, and a row has a dozen. */
const insertBatchSize = 100;

/** Opens and migrates the database. Throws if it is unavailable, and with one line if it is missing. */
export async function openCartDump(databaseUrl: string): Promise<CartDump> {
  if (!databaseUrl.startsWith('sqlite:')) {
    await migratePostgres(databaseUrl);
    return { db: toKysely(createPool(databaseUrl, { max: 1, connectionTimeoutMillis: 5000 })), engine: 'postgres' };
  }
  const file = databaseUrl.slice('sqlite:'.length);
  if (!existsSync(file)) throw new Error(`there is no database at ${file}: set DATABASE_URL`);
  return openSqliteDump(file);
}

export async function openSqliteDump(file: string): Promise<CartDump> {
  const db = await openMigrated(file);
  await sql`pragma busy_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db);
  return { db, engine: 'sqlite' };
}

/**
 * Calls `handle` with batches of one snapshot of all rows, oldest first, without blocking others. Returns the number of
 * rows.
 */
export async function forEachBatch(
  dump: CartDump,
  handle: (batch: readonly ExportedRow[]) => Promise<void> | void,
  onProgress?: ProgressListener,
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
      onProgress?.('rows', done, count);
      // SQLite is synchronous: Ctrl-C is handled in this pause.
      await setImmediate();
    }
  });
}

/**
 * Copies all rows in order in one transaction. Throws if `target` has rows, unless `canReplace` deletes them. Returns
 * the number of rows.
 */
export async function copyRows({ target, source, canReplace = false, onProgress }: CopyOptions): Promise<number> {
  return inTransaction(target, 'write', async (db) => {
    if (canReplace) await db.deleteFrom('cart_items').execute();
    const present = await db.selectFrom('cart_items').select('id').limit(1).executeTakeFirst();
    if (present)
      throw new Error('the database already holds carts: add --replace to put the saved ones in their place');
    // The saved carts may be old: the clock is judged anew before any is deleted.
    await db.deleteFrom('retention_state').execute();
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
    read: [sql`begin isolation level repeatable read read only`, liftTimeouts],
    // Without the lock, a row committed after the delete would look like an existing cart. It blocks no reader.
    write: [
      sql`begin`,
      liftTimeouts,
      sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`,
      sql`lock table cart_items in exclusive mode`,
    ],
  },
};

export async function inTransaction<Result>(
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
        // The first error counts: on a full disk or a lost connection there is nothing to roll back.
      });
      throw error;
    }
  });
}
