import { deleteEnded } from './delete-ended.ts';

interface CountingWindow {
  count: number;
  /** A time of `performance.now()`, which a changed clock does not move. */
  readonly endsAt: number;
}

const defaultMaxClients = 100_000;

interface MemoryLimiter {
  readonly consume: (client: string) => number;
}

/**
 * Beyond `maxClients` the oldest counts are evicted, but a rejected client's stays until its window ends. The library's
 * `RateLimiterMemory` evicts none.
 */
export function createMemoryLimiter(perMinute: number, maxClients = defaultMaxClients): MemoryLimiter {
  const windows = new Map<string, CountingWindow>();
  const rejected = new Map<string, CountingWindow>();
  const consume: MemoryLimiter['consume'] = (client) => {
    const now = performance.now();
    deleteEnded(windows, now);
    deleteEnded(rejected, now);
    const rejection = rejected.get(client);
    if (rejection && rejection.endsAt > now) return rejection.endsAt - now;
    const current = windows.get(client) ?? { count: 0, endsAt: now + 60_000 };
    current.count++;
    if (current.count > perMinute) {
      windows.delete(client);
      rejected.set(client, current);
      return current.endsAt - now;
    }
    windows.set(client, current);
    const [oldest] = windows.keys();
    if (windows.size > maxClients && oldest !== undefined) windows.delete(oldest);
    return 0;
  };
  return { consume };
}
