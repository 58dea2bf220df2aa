import { existsSync } from 'node:fs';
import { sql, type Selectable } from 'kysely';
import { connect, createPool, migratePostgres } from './open-postgres.ts';
import { openMigrated } from './open-sqlite.ts';
import type { CartItemRow, Database, Engine } from './tables.ts';

/** The rows of all carts, for the owner's chores: saving, restoring, listing. */
export interface CartRows {
  readonly db: Database;
  readonly engine: Engine;
}

export type KeptRow = Omit<Selectable<CartItemRow>, 'sequence'>;

const batch = 1000;

/** Opens what `DATABASE_URL` names; throws an `Error` with one clear line when it is not there or does not answer. */
export async function openCartRows(databaseUrl: string): Promise<CartRows> {
  if (!databaseUrl.startsWith('sqlite:')) {
    await migratePostgres(databaseUrl);
    return { db: connect(createPool(databaseUrl, { max: 1, connectionTimeoutMillis: 5000 })), engine: 'postgres' };
  }
  const file = databaseUrl.slice('sqlite:'.length);
  if (!existsSync(file)) throw new Error(`there is no database at ${file}: set DATABASE_URL`);
  return { db: await openMigrated(file), engine: 'sqlite' };
}

/**
 * Gives all rows to `take`, the oldest first, a batch at a time, as they stand at one moment, while others read and write.
 * Returns their number.
 */
export async function readRows(
  rows: CartRows,
  take: (some: readonly KeptRow[]) => Promise<void> | void,
): Promise<number> {
  return inTransaction(rows, 'read', async (db) => {
    let total = 0;
    let last = 0;
    for (;;) {
      const some = await db
        .selectFrom('cart_items')
        .selectAll()
        .where('sequence', '>', last)
        .orderBy('sequence')
        .limit(batch)
        .execute();
      if (some.length === 0) return total;
      await take(some.map(({ sequence: _sequence, ...kept }) => kept));
      total += some.length;
      last = some.at(-1)?.sequence ?? last;
    }
  });
}

/**
 * Writes rows, in their order, all or none. Rows that are already there are replaced when `replace` is set; else they make
 * it throw.
 */
export async function writeRows(rows: CartRows, source: CartRows, replace: boolean): Promise<number> {
  return inTransaction(rows, 'write', async (db) => {
    if (replace) await db.deleteFrom('cart_items').execute();
    const present = await db.selectFrom('cart_items').select('id').limit(1).executeTakeFirst();
    if (present)
      throw new Error('the database already holds carts: add --replace to put the saved ones in their place');
    return readRows(source, async (some) => {
      // SQLite takes some thousand values in one statement at most, and a row has eleven.
      for (let start = 0; start < some.length; start += 100) {
        await db
          .insertInto('cart_items')
          .values(some.slice(start, start + 100))
          .execute();
      }
    });
  });
}

const begin = {
  sqlite: { read: sql`begin`, write: sql`begin immediate` },
  postgres: { read: sql`begin isolation level repeatable read read only`, write: sql`begin` },
};

async function inTransaction<Result>(
  { db, engine }: CartRows,
  purpose: 'read' | 'write',
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await begin[engine][purpose].execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}
