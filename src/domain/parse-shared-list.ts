import { fieldsOf } from './fields-of.ts';
import { parseCartItem } from './parse-cart-item.ts';
import { maxSharedItems, sharedColumns, sharedListPrefix, type SharedItem } from './shared-list.ts';

/** Undefined if the fragment is no shared list, empty if it is damaged. Drops invalid items. */
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
  return parseSharedItem(
    Object.fromEntries(sharedColumns.map((column, index): [string, unknown] => [column, row[index]])),
  );
}

/** By the rules of the cart; empty if it is invalid. */
export function parseSharedItem(fields: unknown): SharedItem[] {
  // The rules of the cart require an e-mail.
  const parsed = parseCartItem({ ...fieldsOf(fields), email: 'nobody@example.com' });
  if (!parsed.ok) return [];
  const { email: _email, ...item } = parsed.value;
  return [item];
}
