import type { NewCartItem } from './cart-item.ts';
import { parseCartItem } from './parse-cart-item.ts';

/** An item of a shared list, without the e-mail. */
export type SharedItem = Omit<NewCartItem, 'email'>;

/** The fields of a row in a link, in order. Links that exist already depend on it: append new fields at the end. */
const columns = [
  'category',
  'type',
  'quantity',
  'packWeight',
  'unit',
  'note',
] as const satisfies readonly (keyof SharedItem)[];

/** Most items in a link; further ones are neither formatted nor parsed. */
export const maxSharedItems = 200;

export const sharedListPrefix = '#share=';

/** Formats items as the URL fragment of a shared link, which is never sent to a server. */
export function formatSharedList(items: readonly SharedItem[]): string {
  // Without a note, the last column, a row is one shorter, as older links are.
  const rows = items
    .slice(0, maxSharedItems)
    .map((item) => columns.map((column) => item[column]).filter((value) => value !== undefined));
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return sharedListPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Parses the items of a URL fragment. Undefined if it is not a shared list; an empty list if it is damaged or empty.
 * Invalid items are dropped.
 */
export function parseSharedList(fragment: string): SharedItem[] | undefined {
  if (!fragment.startsWith(sharedListPrefix)) return undefined;
  const rows = decode(fragment.slice(sharedListPrefix.length));
  return Array.isArray(rows) ? rows.slice(0, maxSharedItems).flatMap(parseRow) : [];
}

function decode(base64: string): unknown {
  try {
    const bytes = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseRow(row: unknown): SharedItem[] {
  if (!Array.isArray(row)) return [];
  return parseSharedItem(Object.fromEntries(columns.map((column, index): [string, unknown] => [column, row[index]])));
}

/** Parses an item without an e-mail by the rules of the cart; empty if it is invalid. */
export function parseSharedItem(fields: unknown): SharedItem[] {
  // The cart's rules require an e-mail address, which a shared item does not have.
  const parsed = parseCartItem({ ...Object(fields), email: 'nobody@example.com' });
  if (!parsed.ok) return [];
  const { email: _email, ...item } = parsed.value;
  return [item];
}
