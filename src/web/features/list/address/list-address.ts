import type { ItemContent } from '#domain/cart/cart-item.ts';
import { parseSharedList } from '#domain/quote/parse-shared-list.ts';
import { pasteListHash } from './list-hash.ts';

type ListAddress =
  | { readonly kind: 'none' }
  | { readonly kind: 'paste' }
  | { readonly kind: 'shared' | 'damaged'; readonly items: readonly ItemContent[] };

/** In a file of its own, because the cart page needs it at each visit, and the other files of the list do not. */
export function parseListAddress(hash: string): ListAddress {
  if (hash === pasteListHash) return { kind: 'paste' };
  const items = parseSharedList(hash);
  if (!items) return { kind: 'none' };
  return { kind: items.length > 0 ? 'shared' : 'damaged', items };
}
