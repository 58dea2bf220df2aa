import { itemFields, maxCartItems, type ItemContent } from '#domain/cart/cart-item.ts';

export const maxSharedItems = maxCartItems;

const sharedListPrefix = '#share=';

/** The encoded list of a link, also a damaged one; undefined if the hash has none. */
export function findEncodedList(hash: string): string | undefined {
  if (!/^#share(?:=|%(?:25)*3D)/i.test(hash)) return undefined;
  return unescapePercents(hash).slice(sharedListPrefix.length);
}

/**
 * Undoes the percent-encoding of a link, also where programs have encoded it again and again. A list is ASCII, so that
 * each byte is a character.
 */
function unescapePercents(text: string): string {
  return text.replaceAll(/%(?:25)*([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Writes the items as the hash of a link, because browsers send no hash to a server. */
export function formatSharedList(items: readonly ItemContent[]): string {
  const rows = items.slice(0, maxSharedItems).map(toSharedRow);
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return sharedListPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toSharedRow(item: ItemContent): readonly unknown[] {
  const values = itemFields.map((field) => item[field] ?? null);
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1);
}
