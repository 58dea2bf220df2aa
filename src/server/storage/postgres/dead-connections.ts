import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/*
 * A failover or a firewall can drop connections without a word. `pg` then rejects the query with a read timeout, but a
 * client that is released without that error goes back into the pool, to swallow the next query as well.
 */

function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Closes every idle connection of a pool when one was released after a read timeout: they took the same way. */
export function closeSilentConnections(pool: Pool): void {
  const idle = new Set<PoolClient>();
  pool.on('acquire', (client: PoolClient) => idle.delete(client));
  pool.on('remove', (client: PoolClient) => idle.delete(client));
  pool.on('release', (error: unknown, client: PoolClient) => {
    if (!isReadTimeout(error)) {
      idle.add(client);
      return;
    }
    // The server limits statements to less than the read timeout: no reply at all means that the connection is dead.
    for (const each of idle) each.connection.stream.destroy(error);
    idle.clear();
  });
}

/** The pool as Kysely uses it; releases a client together with a read timeout, so that the pool drops it. */
export function withReadTimeouts(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let timeout: Error | undefined;
      function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
      function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
      function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
        if (typeof sql !== 'string') throw new TypeError('cursors are not offered');
        return client.query(sql, [...parameters]).catch((error: unknown) => {
          if (isReadTimeout(error)) timeout = error;
          throw error;
        });
      }
      return { query, release: () => client.release(timeout) };
    },
  };
}
