import type { Storage } from './storage.ts';

/**
 * Opens and migrates the database of `DATABASE_URL` (`env.ts`). Throws an `Error` of one line if an SQLite file can't be opened, and
 * warns of an emptied one. An unreachable PostgreSQL is retried in the background; until then the carts throw `StorageUnavailable`.
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
