import { fieldsOf } from './fields-of.ts';
import { parseCartItem } from './parse-cart-item.ts';
import { maxSharedItems, sharedColumns, sharedListPrefix, type SharedItem } from './shared-list.ts';

/** Whether a URL fragment begins as that of a shared list, be it encoded once more by a mail or a chat. */
export function isSharedFragment(fragment: string): boolean {
  return plainFragment(fragment).startsWith(sharedListPrefix);
}

/**
 * Parses the items of a URL fragment. Undefined if it is not a shared list; an empty list if it is damaged or empty.
 * Invalid items are dropped, and what a sentence has added to the link: spaces, and the signs behind it.
 */
export function parseSharedList(fragment: string): SharedItem[] | undefined {
  const plain = plainFragment(fragment);
  if (!plain.startsWith(sharedListPrefix)) return undefined;
  const [base64 = ''] = /^[\w+/-]*/.exec(plain.slice(sharedListPrefix.length).replaceAll(/\s/g, '')) ?? [];
  // Letters of the code itself, if they are not the marks of bold or italic text.
  const rows = decode(base64) ?? decode(base64.replace(/[_-]{1,3}$/, ''));
  return Array.isArray(rows) ? rows.slice(0, maxSharedItems).flatMap(parseRow) : [];
}

/** A fragment without its percent signs, however often it was encoded, up to three times. */
function plainFragment(fragment: string): string {
  let plain = fragment;
  try {
    for (let times = 0; times < 3 && plain.includes('%'); times++) plain = decodeURIComponent(plain);
  } catch {
    // A sign of the sentence, or damaged.
  }
  return plain;
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
