/**
 * Deletes windows from the front until one has not ended. In a map that is not in the order of ends, such as `rejected`
 * of `memory-limiter.ts`, an ended one behind that stays for a while.
 */
export function deleteEnded(windows: Map<string, { readonly endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now) return;
    windows.delete(key);
  }
}
