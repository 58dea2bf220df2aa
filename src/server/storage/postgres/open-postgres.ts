import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { getErrorMessage } from '#domain/error-message.ts';
import type { Logger } from '#server/log/logger.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { createSqlCartRepository } from '#server/storage/carts/sql-cart-repository.ts';
import { connectTimeoutMs, createPool, migratePostgres, toKysely } from './pool.ts';

/** The client's timeout is the longest, so that PostgreSQL itself ends a slow query. */
export const queryTimeoutMs = 4000;
const defaultTimeouts = {
  connectionTimeoutMillis: connectTimeoutMs,
  statement_timeout: 3000,
  lock_timeout: 2000,
  query_timeout: queryTimeoutMs,
} as const;
type Timeouts = { readonly [Name in keyof typeof defaultTimeouts]: number };
const retryDelayMs = 1000;

interface PostgresCartDatabase extends CartDatabase {
  readonly pool: Pool;
}

export async function openPostgres(
  url: string,
  { warn }: Pick<Logger, 'warn'>,
  timeouts: Timeouts = defaultTimeouts,
): Promise<PostgresCartDatabase> {
  const description = describeDatabase(url);
  const pool = createPool(url, { max: 10, ...timeouts });
  let isReady = false;
  let lastWarning = '';
  const retrying = new AbortController();
  const tryToMigrate = async () => {
    try {
      await migratePostgres(url);
      isReady = true;
    } catch (error) {
      const line = `${description} does not answer (${getErrorMessage(error)}); trying again until it does`;
      if (line !== lastWarning) warn(line);
      lastWarning = line;
    }
    return isReady;
  };
  const migrateUntilDone = async () => {
    const { signal } = retrying;
    do {
      await sleep(retryDelayMs, undefined, { signal }).catch(() => undefined);
    } while (!signal.aborted && !(await tryToMigrate()));
  };
  if (!(await tryToMigrate())) void migrateUntilDone();
  const db = toKysely(pool);
  return {
    cartRepository: createSqlCartRepository(db, 'postgres', () => isReady),
    getQueueLength: () => pool.waitingCount,
    description,
    pool,
    close: async () => {
      retrying.abort();
      await db.destroy();
    },
  };
}

function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}
