import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { migrate } from '#server/storage/migrations/migrate.ts';
import type { Db, Tables } from '#server/storage/tables.ts';
import { toPoolThatClosesTimedOutClients, watchForDeadConnections } from './dead-connections.ts';

export const connectTimeoutMs = 2000;

export function createPool(url: string, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'ceylon-spice-exports',
    keepAlive: true,
    // `pg` returns bigint as text; our counts and times fit into a number.
    types: {
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
    ...options,
  });
  // The pool replaces broken connections. Without these listeners, their errors would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  watchForDeadConnections(pool);
  return pool;
}

export function toKysely(pool: Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: toPoolThatClosesTimedOutClients(pool) }) });
}

/** Migrates over a connection of its own, because a migration may take longer than the timeout of requests. */
export async function migratePostgres(url: string): Promise<void> {
  const db = toKysely(createPool(url, { max: 1, connectionTimeoutMillis: connectTimeoutMs }));
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}
