import type { NewCartItem } from './cart-item.ts';

export type SharedItem = Omit<NewCartItem, 'email'>;

/** Existing links depend on the order: append new fields. */
export const sharedColumns = [
  'category',
  'type',
  'quantity',
  'packWeight',
  'unit',
  'note',
] as const satisfies readonly (keyof SharedItem)[];

/** Further items are neither formatted nor parsed. */
export const maxSharedItems = 200;

const sharedListPrefix = '#share=';

/** A damaged list counts too. */
export function isSharedList(fragment: string): boolean {
  return /^#share(?:=|%(?:25)*3D)/i.test(fragment);
}

/** Decodes percent signs. Undefined for any other fragment. */
export function sharedListOf(fragment: string): string | undefined {
  return isSharedList(fragment) ? unescapePercents(fragment).slice(sharedListPrefix.length) : undefined;
}

/** Some programs encode an encoded link again; a list is ASCII only. */
function unescapePercents(text: string): string {
  return text.replaceAll(/%(?:25)*([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The fragment of a URL reaches no server. */
export function formatSharedList(items: readonly SharedItem[]): string {
  // A row without a note, the last column, is shorter.
  const rows = items
    .slice(0, maxSharedItems)
    .map((item) => sharedColumns.map((column) => item[column]).filter((value) => value !== undefined));
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return sharedListPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
