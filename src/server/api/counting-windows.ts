/** A client's count. `expiresAt` is a time of `performance.now()`, which no change of the clock moves. */
export interface CountingWindow {
  readonly expiresAt: number;
}

/**
 * Deletes expired windows from the start of the map, up to the first live one. In a map that is not ordered by expiry
 * (`rejected` of `memory-limiter.ts`), some expired ones stay for a while.
 */
export function deleteExpired(windows: Map<string, CountingWindow>, now: number): void {
  for (const [key, { expiresAt }] of windows) {
    if (expiresAt > now) return;
    windows.delete(key);
  }
}

/** Removes one window at most, which is enough, because callers call this after each window that they add. */
export function evictOldest(windows: Map<string, CountingWindow>, maxClients: number): void {
  const [oldest] = windows.keys();
  if (windows.size > maxClients && oldest !== undefined) windows.delete(oldest);
}
