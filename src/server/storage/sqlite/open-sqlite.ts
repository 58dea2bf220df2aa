import { statSync } from 'node:fs';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { getErrorMessage } from '#domain/error-message.ts';
import type { Logger } from '#server/log/logger.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { createSqlCartRepository } from '#server/storage/carts/sql-cart-repository.ts';
import { migrate } from '#server/storage/migrations/migrate.ts';
import { retryWhileBusy } from '#server/storage/retry-while-busy.ts';
import type { Db, Tables } from '#server/storage/tables.ts';
import { connectFromMainThread, isWalTruncated, toKyselyDatabase, truncateWalPragma } from './connection.ts';
import { openConnections } from './open-connections.ts';

const startLockTimeoutMs = 10_000;

export async function openSqlite(file: string, { warn }: Pick<Logger, 'warn'>): Promise<CartDatabase> {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) {
    warn(`the database ${file} is empty: the site begins without carts. If it held any, restore a backup`);
  }
  // The connections of the site support no transactions, which migrations need.
  const migrated = await openAndMigrateSqlite(file);
  await migrated.destroy();
  const { dialect, ...connections } = openConnections(file);
  const db = new Kysely<Tables>({ dialect });
  return {
    ...connections,
    cartRepository: createSqlCartRepository(db, 'sqlite'),
    description: `SQLite at ${file}`,
    close: async () => {
      await db.destroy();
      await connections.close();
    },
  };
}

export async function openAndMigrateSqlite(file: string): Promise<Db> {
  try {
    return await retryWhileBusy(() => openAndMigrateOnce(file), startLockTimeoutMs);
  } catch (error) {
    throw new Error(`the database ${file} can't be used: ${getErrorMessage(error)}`, { cause: error });
  }
}

async function openAndMigrateOnce(file: string): Promise<Db> {
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: toKyselyDatabase(connectFromMainThread(file)) }),
  });
  try {
    await migrate(db, 'sqlite');
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

export async function truncateWal(db: Db): Promise<boolean> {
  const { rows } = await sql<{ readonly busy: number }>`${sql.raw(truncateWalPragma)}`.execute(db);
  return isWalTruncated(rows[0]);
}
