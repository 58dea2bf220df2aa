import { tabStore } from './browser-storage.ts';
import { reloadedKey } from './keys.ts';

/** When this tab last loaded a page again after an error, in milliseconds since 1970; 0 if it never did. */
export function readReloadTime(): number {
  return Number(tabStore.get(reloadedKey) ?? 0);
}

/** Returns whether the next document can read it. */
export function writeReloadTime(): boolean {
  return tabStore.set(reloadedKey, String(Date.now()));
}
