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

export const sharedListPrefix = '#share=';

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
