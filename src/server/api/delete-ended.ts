/**
 * Deletes windows from the start of the map up to the first that has not ended: all that ended, if the map is ordered
 * by end. `rejected` of `memory-limiter.ts` is not, so an ended window may stay there for a while.
 */
export function deleteEnded(windows: Map<string, { readonly endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now) return;
    windows.delete(key);
  }
}
