/**
 * Deletes ended windows from the front. If windows stand in the order of their starts, these are all ended ones: their
 * lengths are equal. In another order, an ended one may stay behind one that has not ended.
 */
export function deleteEnded(windows: Map<string, { readonly endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now) return;
    windows.delete(key);
  }
}
