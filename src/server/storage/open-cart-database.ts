import type { Logger } from '#server/log/logger.ts';
import type { CartDatabase } from './cart-database.ts';
import type { DatabaseUrl } from './database-url.ts';

/**
 * Opens and migrates the database. Throws an `Error` of one line if SQLite's file can't be opened; warns if the file is
 * empty. An unreachable PostgreSQL is retried in the background; until it answers, the carts throw
 * `StorageUnavailableError`.
 */
export async function openCartDatabase(databaseUrl: DatabaseUrl, logger: Pick<Logger, 'warn'>): Promise<CartDatabase> {
  if (databaseUrl.engine === 'sqlite') {
    const { openSqlite } = await import('./sqlite/open-sqlite.ts');
    return openSqlite(databaseUrl.file, logger);
  }
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(databaseUrl.url, logger);
}
