import { parseJson, toFields } from '#domain/json.ts';
import { tabStore } from './browser-storage.ts';
import { scrollKey } from './keys.ts';

/** How far each history entry of the tab is scrolled, in CSS pixels from the top. */
export type ScrollPositions = Readonly<Record<string, number>>;

export function readScroll(): ScrollPositions {
  const stored = Object.entries(toFields(parseJson(tabStore.get(scrollKey))));
  return Object.fromEntries(stored.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

export function writeScroll(positions: ScrollPositions): void {
  tabStore.set(scrollKey, JSON.stringify(positions));
}
