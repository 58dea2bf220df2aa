import { itemFields, type ItemContent } from '#domain/cart/cart-item.ts';

export type SharedItem = ItemContent;

export const maxSharedItems = 200;

const sharedListPrefix = '#share=';

/** A damaged list counts too. */
export function isSharedList(fragment: string): boolean {
  return /^#share(?:=|%(?:25)*3D)/i.test(fragment);
}

export function sharedListOf(fragment: string): string | undefined {
  return isSharedList(fragment) ? unescapePercents(fragment).slice(sharedListPrefix.length) : undefined;
}

/** Some programs encode an encoded link again; a list is ASCII only. */
function unescapePercents(text: string): string {
  return text.replaceAll(/%(?:25)*([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The fragment of a URL reaches no server. */
export function formatSharedList(items: readonly SharedItem[]): string {
  const rows = items.slice(0, maxSharedItems).map(toSharedRow);
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return sharedListPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The fields in their order, null for one that is absent; a row ends with the last one that is there. */
function toSharedRow(item: SharedItem): readonly unknown[] {
  const values = itemFields.map((field) => item[field] ?? null);
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1);
}
