import type { Storage } from './storage.ts';

/**
 * Opens the database of `DATABASE_URL` (see `env.ts`) and migrates it. Throws an `Error` with a one-line message if an
 * SQLite file can't be opened, and warns of one that was emptied. An unreachable PostgreSQL is logged with `warn` and retried in the background; until then
 * the carts throw `StorageUnavailable`.
 */
export async function openStorage(databaseUrl: string, warn: (line: string) => void): Promise<Storage> {
  // Loads only the engine in use, to keep startup fast.
  if (databaseUrl.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite/open.ts');
    return openSqlite(databaseUrl.slice('sqlite:'.length), warn);
  }
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(databaseUrl, warn);
}
