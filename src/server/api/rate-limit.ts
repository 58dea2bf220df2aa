import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { createMemoryRateLimit } from './memory-rate-limit.ts';

export interface RateLimiter {
  /** Counts one request. Returns 0 if it is allowed, else the seconds until the next request is allowed. */
  consume(client: string): Promise<number>;
}

/** Short, because the request then waits for its cart in the same database. */
const databaseTimeoutMs = 500;
/** A longer wait than a window and instances whose clocks differ: the clock was put back. The count begins anew. */
const maxWaitMs = 120_000;
/** After an error or timeout of the database: how long requests are counted in memory only. */
const cooldownMs = 5000;

/**
 * Allows each client `perMinute` requests per minute, starting with its first one; 0 allows all. Counts in the database
 * that the instances share; in memory without one, and as the fallback during an outage.
 */
export function createRateLimiter(perMinute: number, database?: Pool): RateLimiter {
  if (perMinute === 0) return { consume: () => Promise.resolve(0) };
  const memory = createMemoryRateLimit(perMinute);
  const consumeInMemory = (client: string) => Promise.resolve(toSeconds(memory(client)));
  if (!database) return { consume: consumeInMemory };

  const shared = createSharedLimiter(perMinute, database);
  // Not `insuranceLimiter`: it has no cooldown, so that each request of an outage would wait for the timeout.
  /** In milliseconds of `performance.now()`. */
  let fallbackUntil = 0;
  return {
    consume: async (client) => {
      if (performance.now() < fallbackUntil) return consumeInMemory(client);
      try {
        await shared.consume(client);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) {
          if (error.msBeforeNext <= maxWaitMs) return Math.max(1, toSeconds(error.msBeforeNext));
          await shared.delete(client).catch(() => undefined);
          return consumeInMemory(client);
        }
        // An outage is logged by the cart request that follows.
        fallbackUntil = performance.now() + cooldownMs;
        return consumeInMemory(client);
      }
    },
  };
}

function createSharedLimiter(perMinute: number, database: Pool): RLWrapperTimeouts {
  // Without the library's names for prepared statements: PgBouncer before 1.21 has none in transaction mode.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
  };
  const limiter = new RateLimiterPostgres({
    points: perMinute,
    duration: 60,
    keyPrefix: '',
    storeClient,
    storeType: 'pool',
    // Created by a migration.
    tableName: 'rate_limits',
    tableCreated: true,
    // Requests of a rejected client don't reach the database.
    inMemoryBlockOnConsumed: perMinute + 1,
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: databaseTimeoutMs });
}

function toSeconds(ms: number): number {
  return Math.ceil(ms / 1000);
}
