/**
 * Deletes ended windows from the front, up to the first that has not ended. Where they stand in the order of their
 * ends, these are all; elsewhere, as in `rejected` of `memory-limiter.ts`, an ended one may stay for a while.
 */
export function deleteEnded(windows: Map<string, { readonly endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now) return;
    windows.delete(key);
  }
}
