import { deleteExpired, evictOldest, type ExpiringCount } from './expiring-counts.ts';

interface RequestCount extends ExpiringCount {
  count: number;
}

const windowMs = 60_000;
const defaultMaxClients = 100_000;

interface MemoryLimiterOptions {
  readonly perMinute: number;
  readonly maxClients?: number;
}

interface MemoryLimiter {
  /** Counts one request. Returns 0 if it is allowed, otherwise the milliseconds until the window ends. */
  readonly consume: (client: string) => number;
}

/**
 * Beyond `maxClients`, the oldest counts are evicted, but the count of a rejected client is kept until its window ends.
 * `RateLimiterMemory` of `rate-limiter-flexible` never evicts a count.
 */
export function createMemoryLimiter({
  perMinute,
  maxClients = defaultMaxClients,
}: MemoryLimiterOptions): MemoryLimiter {
  const counts = new Map<string, RequestCount>();
  const rejected = new Map<string, RequestCount>();
  const consume: MemoryLimiter['consume'] = (client) => {
    const now = performance.now();
    deleteExpired(counts, now);
    deleteExpired(rejected, now);
    const rejection = rejected.get(client);
    if (rejection && rejection.expiresAt > now) return rejection.expiresAt - now;
    const current = counts.get(client) ?? { count: 0, expiresAt: now + windowMs };
    current.count++;
    if (current.count > perMinute) {
      counts.delete(client);
      rejected.set(client, current);
      return current.expiresAt - now;
    }
    counts.set(client, current);
    evictOldest(counts, maxClients);
    return 0;
  };
  return { consume };
}
