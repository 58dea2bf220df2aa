import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type IRateLimiterOptions,
} from 'rate-limiter-flexible';

export interface RateLimiter {
  /** Counts one call; answers with 0 when it is welcome, else with the seconds to wait. */
  secondsToWait(client: string): Promise<number>;
}

/** More clients than ever call in one minute; beyond it the counting starts anew rather than fill the memory. */
const maxClients = 100_000;

/** How long a database that does not count is left in peace: waiting for it would slow down every call. */
const aloneMs = 5000;

/**
 * Allows each client `perMinute` calls in the minute that begins with its first one; 0 allows all. They are counted in the
 * database that the instances of the site share, or in this process where there is none, and while it does not answer.
 */
export function createRateLimiter(perMinute: number, database?: Pool): RateLimiter {
  if (perMinute === 0) return { secondsToWait: () => Promise.resolve(0) };
  const options = { points: perMinute, duration: 60, keyPrefix: '' };
  const own = countInMemory(options);
  if (!database) return { secondsToWait: (client) => own(client).then(welcome, waitOf) };

  const shared = countInPostgres(options, database);
  let aloneUntil = 0;
  return {
    secondsToWait: (client) => {
      if (Date.now() < aloneUntil) return own(client).then(welcome, waitOf);
      return shared(client).then(welcome, (answer: unknown) => {
        if (answer instanceof RateLimiterRes) return waitOf(answer);
        // The storage's own failure is answered and logged where the cart is read or written.
        aloneUntil = Date.now() + aloneMs;
        return own(client).then(welcome, waitOf);
      });
    },
  };
}

/** Counts a call; rejects with a `RateLimiterRes` when it is one too many. */
type Count = (client: string) => Promise<RateLimiterRes>;

function countInMemory(options: IRateLimiterOptions): Count {
  let limiter = new RateLimiterMemory(options);
  let clients = 0;
  return async (client) => {
    const result = await limiter.consume(client);
    if (result.isFirstInDuration && ++clients > maxClients) {
      limiter = new RateLimiterMemory(options);
      clients = 0;
    }
    return result;
  };
}

function countInPostgres(options: IRateLimiterOptions, storeClient: Pool): Count {
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient,
    storeType: 'pool',
    // Made by `migrations.ts`.
    tableName: 'rate_limits',
    tableCreated: true,
    // Who is refused is not counted again.
    inMemoryBlockOnConsumed: options.points + 1,
  });
  return (client) => limiter.consume(client);
}

function welcome(): number {
  return 0;
}

function waitOf(answer: unknown): number {
  if (answer instanceof RateLimiterRes) return Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
  throw answer;
}
