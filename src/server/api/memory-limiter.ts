import { deleteEnded } from './delete-ended.ts';

interface Window {
  count: number;
  /** By `performance.now()`, which a changed clock does not move. */
  readonly endsAt: number;
}

const defaultMaxClients = 100_000;

/**
 * Returns a function that counts one request of a client: 0 if allowed, else the milliseconds until its window ends.
 * Beyond `maxClients` the oldest counts are evicted, but never that of a rejected client. The library's
 * `RateLimiterMemory` is unbounded and creates a timer per client.
 */
export function createMemoryLimiter(perMinute: number, maxClients = defaultMaxClients): (client: string) => number {
  const windows = new Map<string, Window>();
  const rejected = new Map<string, Window>();
  return (client) => {
    const now = performance.now();
    deleteEnded(windows, now);
    deleteEnded(rejected, now);
    const rejection = rejected.get(client);
    if (rejection && rejection.endsAt > now) return rejection.endsAt - now;
    const window = windows.get(client) ?? { count: 0, endsAt: now + 60_000 };
    window.count++;
    if (window.count > perMinute) {
      windows.delete(client);
      rejected.set(client, window);
      return window.endsAt - now;
    }
    windows.set(client, window);
    const [oldest] = windows.keys();
    if (windows.size > maxClients && oldest !== undefined) windows.delete(oldest);
    return 0;
  };
}
