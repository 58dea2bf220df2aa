/**
 * Deletes the windows that have ended, up to the first that has not. Those behind it have not ended either if the map
 * is in the order of ends. `rejected` of `memory-limiter.ts` is not, so an ended window may stay there for a while.
 */
export function deleteEnded(windows: Map<string, { readonly endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now) return;
    windows.delete(key);
  }
}
