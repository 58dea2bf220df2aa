import type { ItemContent } from '#domain/cart/cart-item.ts';
import { parseSharedList } from '#domain/quote/parse-shared-list.ts';
import { pasteListHash } from './paste-list-hash.ts';

type ListHash =
  | { readonly kind: 'none' }
  | { readonly kind: 'paste' }
  | { readonly kind: 'shared' | 'damaged'; readonly items: readonly ItemContent[] };

/** In a file of its own, because the cart page needs it at each visit, and the other files of the list do not. */
export function parseListHash(hash: string): ListHash {
  if (hash === pasteListHash) return { kind: 'paste' };
  const items = parseSharedList(hash);
  if (!items) return { kind: 'none' };
  return { kind: items.length > 0 ? 'shared' : 'damaged', items };
}
