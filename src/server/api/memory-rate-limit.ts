interface Window {
  count: number;
  /** When the client's minute is over, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** More clients than ever call within one minute; a bound for the memory. */
const defaultMaxClients = 100_000;

/**
 * Counts calls in this process: each client may make `perMinute` in the minute that begins with its first one. Beyond
 * `maxClients` at a time the oldest counts are dropped, but never that of a refused client. Returns a function that counts
 * one call and gives 0, or the milliseconds until the client's minute is over.
 *
 * `rate-limiter-flexible` is not used here: it has no bound, and one timer for each client.
 */
export function createMemoryRateLimit(perMinute: number, maxClients = defaultMaxClients): (client: string) => number {
  const windows = new Map<string, Window>();
  /** Small: to be in it costs a client its whole limit of calls. */
  const refused = new Map<string, Window>();
  return (client) => {
    const now = Date.now();
    dropEnded(windows, now);
    dropEnded(refused, now);
    const refusal = refused.get(client);
    if (refusal && refusal.endsAt > now) return refusal.endsAt - now;
    const window = windows.get(client) ?? { count: 0, endsAt: now + 60_000 };
    window.count++;
    if (window.count > perMinute) {
      windows.delete(client);
      refused.set(client, window);
      return window.endsAt - now;
    }
    windows.set(client, window);
    const [oldest] = windows.keys();
    if (windows.size > maxClients && oldest !== undefined) windows.delete(oldest);
    return 0;
  };
}

/** Drops from the front. Windows have one length and begin in order; a refused one may stay a minute too long. */
function dropEnded(windows: Map<string, Window>, now: number): void {
  for (const [client, { endsAt }] of windows) {
    if (endsAt > now) return;
    windows.delete(client);
  }
}
