/** What is counted of a client until `expiresAt`, a time of `performance.now()`: a changed clock does not move it. */
export interface CountingWindow {
  readonly expiresAt: number;
}

/**
 * Deletes windows from the start of the map up to the first that has not expired: all that expired, if the map is
 * ordered by expiry. `rejected` of `memory-limiter.ts` is not, so an expired window may stay there for a while.
 */
export function deleteExpired(windows: Map<string, CountingWindow>, now: number): void {
  for (const [key, { expiresAt }] of windows) {
    if (expiresAt > now) return;
    windows.delete(key);
  }
}

export function deleteOldestAbove(maxClients: number, windows: Map<string, CountingWindow>): void {
  const [oldest] = windows.keys();
  if (windows.size > maxClients && oldest !== undefined) windows.delete(oldest);
}
