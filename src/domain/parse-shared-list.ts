import { fieldsOf } from './fields-of.ts';
import { parseCartItem } from './parse-cart-item.ts';
import { maxSharedItems, sharedColumns, sharedListOf, type SharedItem } from './shared-list.ts';

/**
 * Parses the items of a URL fragment. Undefined if it is not a shared list; an empty list if it is damaged or empty.
 * Invalid items are dropped, and so is what a message has put around the link or into it: punctuation, line breaks.
 */
export function parseSharedList(fragment: string): SharedItem[] | undefined {
  const list = sharedListOf(fragment);
  if (list === undefined) return undefined;
  const [base64 = ''] = /^[\w-]*/.exec(list.replaceAll(/\s/g, '')) ?? [];
  // The JSON of a list never ends in these two.
  const rows = decode(base64.replace(/[-_]{1,9}$/, ''));
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
  return parseSharedItem(
    Object.fromEntries(sharedColumns.map((column, index): [string, unknown] => [column, row[index]])),
  );
}

/** Parses an item without an e-mail by the rules of the cart; empty if it is invalid. */
export function parseSharedItem(fields: unknown): SharedItem[] {
  // The cart's rules require an e-mail address, which a shared item does not have.
  const parsed = parseCartItem({ ...fieldsOf(fields), email: 'nobody@example.com' });
  if (!parsed.ok) return [];
  const { email: _email, ...item } = parsed.value;
  return [item];
}
