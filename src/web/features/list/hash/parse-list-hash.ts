import type { ItemContent } from '#domain/cart/cart-item.ts';
import { parseSharedList } from '#domain/quote/parse-shared-list.ts';
import { pasteListHash } from './paste-list-hash.ts';

type ListHash =
  { readonly kind: 'none' | 'paste' | 'damaged' } | { readonly kind: 'link'; readonly items: readonly ItemContent[] };

/** Has its own file, because the cart page needs it at each visit, without the rest of the code for lists. */
export function parseListHash(hash: string): ListHash {
  if (hash === pasteListHash) return { kind: 'paste' };
  const items = parseSharedList(hash);
  if (!items) return { kind: 'none' };
  return items.length > 0 ? { kind: 'link', items } : { kind: 'damaged' };
}
