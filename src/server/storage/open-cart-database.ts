import type { Logger } from '#server/log/logger.ts';
import type { CartDatabase } from './cart-database.ts';
import type { DatabaseUrl } from './database-url.ts';

/**
 * Opens and migrates `DATABASE_URL`. Throws an `Error` of one line if SQLite's file can't be opened; warns of an
 * emptied one. An unreachable PostgreSQL is retried in the background, and the carts throw `StorageUnavailableError`
 * meanwhile.
 */
export async function openCartDatabase(databaseUrl: DatabaseUrl, logger: Pick<Logger, 'warn'>): Promise<CartDatabase> {
  // Only the engine in use is loaded: that keeps the start fast.
  if (databaseUrl.engine === 'sqlite') {
    const { openSqlite } = await import('./sqlite/open-sqlite.ts');
    return openSqlite(databaseUrl.file, logger);
  }
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(databaseUrl.url, logger);
}
