import { parseJson, toFields } from '#domain/json.ts';
import { tabStore } from './browser-storage.ts';
import { scrollKey } from './keys.ts';

/** How far each history entry of the tab is scrolled, in CSS pixels from the top; what is no number counts as none. */
type ScrollPositions = Readonly<Record<string, unknown>>;

export function readScroll(): ScrollPositions {
  return toFields(parseJson(tabStore.get(scrollKey)));
}

export function writeScroll(positions: ScrollPositions): void {
  tabStore.set(scrollKey, JSON.stringify(positions));
}
