import type { Storage } from './storage.ts';

/**
 * Opens what `DATABASE_URL` names (see `env.ts`) at the newest version of its tables. An SQLite file that can't be used
 * throws an `Error` with one clear line. A PostgreSQL that does not answer is tried again in the background, told by
 * `warn`; until it answers, the carts throw `StorageUnavailable`.
 */
export async function openStorage(databaseUrl: string, warn: (line: string) => void): Promise<Storage> {
  // Only the engine in use is loaded: the other would make up a good part of the time to start.
  if (databaseUrl.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite/open.ts');
    return openSqlite(databaseUrl.slice('sqlite:'.length));
  }
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(databaseUrl, warn);
}
