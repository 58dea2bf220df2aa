import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import { createCartRepository } from '#server/storage/cart-repository.ts';
import { migrate } from '#server/storage/migrations/migrate.ts';
import type { Storage } from '#server/storage/storage.ts';
import { openSqliteDatabase } from './database.ts';
import { servingDialect } from './dialect.ts';
import { storageTrouble } from '#server/storage/storage-errors.ts';
import type { Database, Tables } from '#server/storage/tables.ts';

/** How long the start waits for another process that holds the file's lock, in milliseconds. */
const lockTimeoutMs = 10_000;

/** Opens the SQLite file at its newest version; throws an `Error` with one clear line when it can't be used. */
export async function openSqlite(file: string): Promise<Storage> {
  const migrated = await openMigrated(file);
  await migrated.destroy();
  const db = new Kysely<Tables>({ dialect: servingDialect(file) });
  return { carts: createCartRepository(db, 'sqlite'), description: `SQLite at ${file}` };
}

/** The file at its newest version, for migrations, the owner's chores and tests: one connection, with transactions. */
export async function openMigrated(file: string): Promise<Database> {
  const giveUpAt = Date.now() + lockTimeoutMs;
  for (;;) {
    try {
      return await openOnce(file);
    } catch (error) {
      if (storageTrouble(error) !== 'busy' || Date.now() > giveUpAt) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`the database ${file} can't be used: ${reason}`, { cause: error });
      }
      await sleep(50);
    }
  }
}

async function openOnce(file: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqliteDatabase(file) }) });
  try {
    await migrate(db, 'sqlite');
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
