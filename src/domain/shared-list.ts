import { checkCartItem, type NewCartItem } from './cart-item.ts';

/** What a shared list tells of an item: nothing of the person who shares it. */
export type SharedItem = Omit<NewCartItem, 'email'>;

/** A link holds the first of so many items, and no more are read from one. */
export const maxSharedItems = 200;

const prefix = '#share=';

/** The fragment of a link that carries items to another visitor. It is never sent to a server. */
export function sharedListFragment(items: readonly SharedItem[]): string {
  const rows = items
    .slice(0, maxSharedItems)
    .map(({ category, type, quantity, packWeight, unit }) => [category, type, quantity, packWeight, unit]);
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return prefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Reads the items of a link's fragment. Undefined when it is no shared list; an empty list when it is one but is damaged
 * or holds nothing. Items that break a rule of the cart are left out.
 */
export function sharedListFrom(fragment: string): SharedItem[] | undefined {
  if (!fragment.startsWith(prefix)) return undefined;
  const rows = decode(fragment.slice(prefix.length));
  return Array.isArray(rows) ? rows.slice(0, maxSharedItems).flatMap(itemFrom) : [];
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

function itemFrom(row: unknown): SharedItem[] {
  if (!Array.isArray(row)) return [];
  const [category, type, quantity, packWeight, unit] = row as readonly unknown[];
  // The rules are the cart's own; they ask for an e-mail, which a shared item does not have yet.
  const checked = checkCartItem({ category, type, quantity, packWeight, unit, email: 'nobody@example.com' });
  if (!checked.ok) return [];
  const { email: _email, ...item } = checked.value;
  return [item];
}
