import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { createMemoryRateLimit } from './memory-rate-limit.ts';

export interface RateLimiter {
  /** Counts one call; resolves with 0 if it is allowed, else with the seconds until the next one is. */
  secondsToWait(client: string): Promise<number>;
}

/** How long a call waits for the shared count. Short, because the cart that it asks for waits for the database as well. */
const countTimeoutMs = 500;
/** After an error or timeout of the database: how long calls are counted in memory only. */
const cooldownMs = 5000;

/**
 * Allows each client `perMinute` calls in the minute that begins with its first one; 0 allows all. They are counted in the
 * database that the instances of the site share, or in this process where there is none, and while it does not answer.
 */
export function createRateLimiter(perMinute: number, database?: Pool): RateLimiter {
  if (perMinute === 0) return { secondsToWait: () => Promise.resolve(0) };
  const memory = createMemoryRateLimit(perMinute);
  const countInMemory = (client: string) => Promise.resolve(Math.ceil(memory(client) / 1000));
  if (!database) return { secondsToWait: countInMemory };

  const countShared = createSharedCount(perMinute, database);
  let fallbackUntil = 0;
  return {
    secondsToWait: async (client) => {
      if (Date.now() < fallbackUntil) return countInMemory(client);
      try {
        return await withTimeout(countShared(client), countTimeoutMs);
      } catch {
        // The database's failure is reported where the cart is read or written.
        fallbackUntil = Date.now() + cooldownMs;
        return countInMemory(client);
      }
    },
  };
}

function createSharedCount(perMinute: number, storeClient: Pool): (client: string) => Promise<number> {
  const limiter = new RateLimiterPostgres({
    points: perMinute,
    duration: 60,
    keyPrefix: '',
    storeClient,
    storeType: 'pool',
    // Made by `migrations.ts`.
    tableName: 'rate_limits',
    tableCreated: true,
    // A refused client is not counted again.
    inMemoryBlockOnConsumed: perMinute + 1,
  });
  return (client) =>
    limiter.consume(client).then(
      () => 0,
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      },
    );
}

/** Rejects when the work takes longer than `ms`; what it comes to later is ignored. */
async function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
