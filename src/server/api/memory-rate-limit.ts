/** The requests of one client within one minute. */
interface Window {
  count: number;
  /** In milliseconds of `performance.now()`, which no change of the clock moves. */
  readonly endsAt: number;
}

/** Bounds memory; more clients than are expected within one minute. */
const defaultMaxClients = 100_000;

/**
 * Rate limiter in memory. Beyond `maxClients` the oldest counts are evicted, but never that of a rejected client. Returns a
 * function that counts one request: 0 if allowed, else the milliseconds until the client's window ends.
 */
// Not `RateLimiterMemory`: it is unbounded and creates a timer per client.
export function createMemoryRateLimit(perMinute: number, maxClients = defaultMaxClients): (client: string) => number {
  const windows = new Map<string, Window>();
  /** Stays small: a client must use up its whole limit to get in. */
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

/** Deletes from the front: windows start in order and have equal lengths. A rejected one may stay a minute longer. */
function deleteEnded(windows: Map<string, Window>, now: number): void {
  for (const [client, { endsAt }] of windows) {
    if (endsAt > now) return;
    windows.delete(client);
  }
}
