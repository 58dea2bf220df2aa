/** A client's count. `expiresAt` is a time of `performance.now()`, which no change of the clock moves. */
export interface ExpiringCount {
  readonly expiresAt: number;
}

/**
 * Deletes expired counts from the start of the map, up to the first live one. In a map that is not ordered by expiry
 * (`rejected` of `memory-limiter.ts`), some expired ones stay for a while.
 */
export function deleteExpired(counts: Map<string, ExpiringCount>, now: number): void {
  for (const [key, { expiresAt }] of counts) {
    if (expiresAt > now) return;
    counts.delete(key);
  }
}

/** Removes one count at most, which is enough, because callers call this after each count that they add. */
export function evictOldest(counts: Map<string, ExpiringCount>, maxClients: number): void {
  const [oldest] = counts.keys();
  if (counts.size > maxClients && oldest !== undefined) counts.delete(oldest);
}
