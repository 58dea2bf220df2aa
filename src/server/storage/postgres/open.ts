import { setTimeout as sleep } from 'node:timers/promises';
import type { CartStore } from '#domain/cart-repository.ts';
import { StorageUnavailable } from '#domain/cart-repository.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { createCartRepository } from '#server/storage/cart-repository.ts';
import type { ExpiringCarts } from '#server/storage/retention-store.ts';
import { migrate } from '#server/storage/migrations/migrate.ts';
import { closeSilentConnections, withReadTimeouts } from './dead-connections.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Database, Tables } from '#server/storage/tables.ts';

/** Milliseconds. A visitor is told after a few seconds; the server gives up before the client does. */
const defaultTimeouts = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 3000,
  lock_timeout: 2000,
  query_timeout: 4000,
} as const;
type Timeouts = { readonly [Name in keyof typeof defaultTimeouts]: number };
const retryMs = 1000;

/** Opens PostgreSQL; returns at once, and carts answer as soon as the database does and its tables are up to date. */
export async function openPostgres(
  url: string,
  warn: (line: string) => void,
  timeouts: Timeouts = defaultTimeouts,
): Promise<Storage> {
  const description = describe(url);
  const pool = createPool(url, { max: 10, ...timeouts });
  const db = connect(pool);
  let isReady = false;
  let told = '';
  const stopped = new AbortController();
  const prepare = async () => {
    try {
      await migratePostgres(url);
      return (isReady = true);
    } catch (error) {
      const line = `${description} does not answer (${reasonOf(error)}); trying again until it does`;
      if (line !== told) warn(line);
      told = line;
      return false;
    }
  };
  const prepareUntilReady = async () => {
    const silent = { signal: stopped.signal };
    while (!stopped.signal.aborted && !(await prepare())) {
      await sleep(retryMs, undefined, silent).catch(() => {
        // Closed while waiting: the loop ends.
      });
    }
  };
  // Most starts find the database up, and are ready with their first answer.
  if (!(await prepare())) void prepareUntilReady();
  const carts = createCartRepository(db, 'postgres');
  return {
    carts: whenReady(
      {
        ...carts,
        close: async () => {
          stopped.abort();
          await carts.close();
        },
      },
      () => isReady,
    ),
    description,
    shared: pool,
  };
}

/** Brings the tables up to date. Migrations may take longer than a visitor waits, so they have a connection of their own. */
export async function migratePostgres(url: string): Promise<void> {
  const db = connect(createPool(url, { max: 1, connectionTimeoutMillis: defaultTimeouts.connectionTimeoutMillis }));
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

/** A pool of connections that survives the loss of each of them. */
export function createPool(url: string, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'ceylon-spice-exports',
    keepAlive: true,
    // Whole numbers of 8 bytes come as texts otherwise; ours are counts and times, far below what a number holds.
    types: {
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
    ...options,
  });
  // A connection that breaks, idle or at work, is replaced at the next call; unheard, its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  closeSilentConnections(pool);
  return pool;
}

/** The tables, by the connections of a pool, which ends with it. */
export function connect(pool: Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withReadTimeouts(pool) }) });
}

function whenReady(carts: CartStore & ExpiringCarts, isReady: () => boolean): CartStore & ExpiringCarts {
  const gated = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (!isReady()) throw new StorageUnavailable('the database has not answered yet');
    return call();
  };
  return {
    add: (item, idempotencyKey) => gated(() => carts.add(item, idempotencyKey)),
    list: (email) => gated(() => carts.list(email)),
    change: (id, change) => gated(() => carts.change(id, change)),
    remove: (id) => gated(() => carts.remove(id)),
    check: () => gated(() => carts.check()),
    deleteStaleItems: (before, limit, after) => gated(() => carts.deleteStaleItems(before, limit, after)),
    deleteTombstones: (before, limit) => gated(() => carts.deleteTombstones(before, limit)),
    close: () => carts.close(),
  };
}

function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
