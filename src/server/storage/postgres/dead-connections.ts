import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/*
 * A failover or a firewall can drop connections silently. `pg` then rejects the query with a read timeout, but a client
 * that is released without that error returns to the pool, where the next query times out too.
 */

function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** When a connection times out, closes the idle ones too, because they use the same network path. */
export function watchForDeadConnections(pool: Pool): void {
  const idle = new Set<PoolClient>();
  pool.on('acquire', (client: PoolClient) => idle.delete(client));
  pool.on('remove', (client: PoolClient) => idle.delete(client));
  pool.on('release', (error: unknown, client: PoolClient) => {
    if (!isReadTimeout(error)) {
      idle.add(client);
      return;
    }
    for (const idleClient of idle) idleClient.connection.stream.destroy(error);
    idle.clear();
  });
}

export function toPoolThatClosesTimedOutClients(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let timeout: Error | undefined;
      function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
      function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
      function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
        if (typeof sql !== 'string') throw new TypeError('cursors are not supported');
        return client.query(sql, [...parameters]).catch((error: unknown) => {
          if (isReadTimeout(error)) timeout = error;
          throw error;
        });
      }
      return { query, release: () => client.release(timeout) };
    },
  };
}
