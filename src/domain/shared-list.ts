import type { NewCartItem } from './cart-item.ts';

/** An item of a shared list, without the e-mail. */
export type SharedItem = Omit<NewCartItem, 'email'>;

/** The fields of a row in a link, in order. Links that exist already depend on it: append new fields at the end. */
export const sharedColumns = [
  'category',
  'type',
  'quantity',
  'packWeight',
  'unit',
  'note',
] as const satisfies readonly (keyof SharedItem)[];

/** Most items in a link; further ones are neither formatted nor parsed. */
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

/** Formats items as the URL fragment of a shared link, which is never sent to a server. */
export function formatSharedList(items: readonly SharedItem[]): string {
  // Without a note, the last column, a row is one shorter.
  const rows = items
    .slice(0, maxSharedItems)
    .map((item) => sharedColumns.map((column) => item[column]).filter((value) => value !== undefined));
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return sharedListPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
