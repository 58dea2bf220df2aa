import { allProducts } from '#content/all-products.ts';
import { nameProducts } from '#content/named-products.ts';
import { createNameParser } from '#domain/quick-list/product-names.ts';
import { parseQuickList } from '#domain/quick-list/quick-list.ts';

export const names = createNameParser(nameProducts(allProducts));
/** Reads a text as a visitor's paste is read. */
export const read = (text: string) => parseQuickList(text, names);

/** Each row with goods as one text: `complete 12: 10 x 25 kg (8 cm)`, with `?` for what is not known. */
export function summary(text: string): string[] {
  return read(text).rows.map(({ state, missing, product, products, packs, packWeight, unit, details }) => {
    const amount = `${packs ?? '?'} x ${packWeight ?? '?'} ${unit ?? ''}`.trim();
    const goods = `${product ?? (products.length > 0 ? products.join(' or ') : '?')}: ${amount}`;
    return `${missing === undefined ? state : `missing ${missing}`} ${goods}${details === '' ? '' : ` (${details})`}`;
  });
}
