import { RateLimiterPostgres, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { createMemoryLimiter } from './memory-limiter.ts';

export interface RateLimiter {
  /** Counts one request. Returns 0 if it is allowed, otherwise the milliseconds until the next request is allowed. */
  readonly consume: (client: string) => Promise<number>;
}

interface SharedDatabase {
  readonly query: (sql: string, values: readonly unknown[]) => Promise<unknown>;
}

/** Short, because after this wait the request still has to wait for its cart in the same database. */
const databaseTimeoutMs = 500;
/** A longer wait means that the clock was put back. Counting then starts again. */
const maxWaitMs = 120_000;
const databaseCooldownMs = 5000;

/**
 * Allows each client `perMinute` requests in a minute that starts with the first request; 0 allows all. Counts in the
 * shared `database`; without a database, or while it does not answer, in memory.
 */
export function createRateLimiter(perMinute: number, database?: SharedDatabase): RateLimiter {
  if (perMinute === 0) return { consume: () => Promise.resolve(0) };
  const memoryLimiter = createMemoryLimiter({ perMinute });
  const consumeInMemory = (client: string) => Promise.resolve(memoryLimiter.consume(client));
  if (!database) return { consume: consumeInMemory };

  const shared = createSharedLimiter(perMinute, database);
  // The library's `insuranceLimiter` is not used: it has no cooldown, so each request of an outage would wait for the
  // timeout.
  let fallbackUntil = 0;
  return {
    consume: async (client) => {
      if (performance.now() < fallbackUntil) return consumeInMemory(client);
      try {
        await shared.consume(client);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) {
          if (error.msBeforeNext <= maxWaitMs) return Math.max(1, error.msBeforeNext);
          await shared.delete(client).catch(() => undefined);
          return consumeInMemory(client);
        }
        // This error is not logged, because the cart request that follows logs the outage.
        fallbackUntil = performance.now() + databaseCooldownMs;
        return consumeInMemory(client);
      }
    },
  };
}

function createSharedLimiter(perMinute: number, database: SharedDatabase): RLWrapperTimeouts {
  // PgBouncer before 1.21 has no named prepared statements in transaction mode, so the library's names are dropped.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
  };
  const limiter = new RateLimiterPostgres({
    points: perMinute,
    duration: 60,
    keyPrefix: '',
    storeClient,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // From this count on, the library rejects in memory, without a query.
    inMemoryBlockOnConsumed: perMinute + 1,
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: databaseTimeoutMs });
}
