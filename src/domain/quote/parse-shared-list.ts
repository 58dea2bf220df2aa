import { itemFields, type ItemContent } from '#domain/cart/cart-item.ts';
import { parseItemContent } from '#domain/cart/parse-cart-item.ts';
import { parseJson, parseList, toArrayOrEmpty, toObjectOrEmpty } from '#domain/json.ts';
import { withoutTrailing } from '#domain/without-trailing.ts';
import { findEncodedList, maxSharedItems } from './shared-list.ts';

/** What a message may put after a link, as in `_link_`. The base64 of a list never ends with one of these. */
const messageCharacters = new Set('-_');

/**
 * Parses the list of a link. Returns undefined if the link has none, and an empty list for a damaged one. Drops invalid
 * items, and the punctuation and line breaks that a message puts around the link or into it.
 */
export function parseSharedList(hash: string): ItemContent[] | undefined {
  const encodedList = findEncodedList(hash);
  if (encodedList === undefined) return undefined;
  const [base64 = ''] = /^[\w-]*/.exec(encodedList.replaceAll(/\s/g, '')) ?? [];
  const rows = decode(withoutTrailing(base64, messageCharacters));
  return parseList(toArrayOrEmpty(rows).slice(0, maxSharedItems), parseRow);
}

function decode(base64: string): unknown {
  try {
    const bytes = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function parseRow(row: unknown): ItemContent | undefined {
  const values = toArrayOrEmpty(row);
  return parseSharedItem(Object.fromEntries(itemFields.map((field, index) => [field, values[index] ?? undefined])));
}

export function parseSharedItem(fields: unknown): ItemContent | undefined {
  const parsed = parseItemContent(toObjectOrEmpty(fields));
  return parsed.ok ? parsed.value : undefined;
}
