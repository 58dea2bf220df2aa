import type { NewCartItem } from './cart-item.ts';

export type SharedItem = Omit<NewCartItem, 'email'>;

/** In the order of a link. Existing links depend on it: append new fields. */
export const sharedColumns = [
  'category',
  'type',
  'quantity',
  'packWeight',
  'unit',
  'note',
] as const satisfies readonly (keyof SharedItem)[];

/** In a link; further ones are neither formatted nor parsed. */
export const maxSharedItems = 200;

const sharedListPrefix = '#share=';

/** Whether a fragment holds a list, sound or damaged. */
export function isSharedList(fragment: string): boolean {
  return /^#share(?:=|%(?:25)*3D)/i.test(fragment);
}

/** What follows the prefix of a shared list, with percent signs decoded; undefined for any other fragment. */
export function sharedListOf(fragment: string): string | undefined {
  return isSharedList(fragment) ? unescapePercents(fragment).slice(sharedListPrefix.length) : undefined;
}

/** ASCII only: a list has nothing else. Some programs encode a link that is encoded already. */
function unescapePercents(text: string): string {
  return text.replaceAll(/%(?:25)*([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** As the fragment of a URL, which no server gets. */
export function formatSharedList(items: readonly SharedItem[]): string {
  // Without a note, the last column, a row is shorter.
  const rows = items
    .slice(0, maxSharedItems)
    .map((item) => sharedColumns.map((column) => item[column]).filter((value) => value !== undefined));
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return sharedListPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
