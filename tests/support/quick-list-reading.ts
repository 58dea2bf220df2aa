import { allProducts } from '#content/all-products.ts';
import { nameProducts } from '#content/named-products.ts';
import { createNameParser } from '#domain/quick-list/product-names.ts';
import { parseQuickList } from '#domain/quick-list/quick-list.ts';

const parseName = createNameParser(nameProducts(allProducts));
/** Reads a text as a visitor's paste is read. */
export const read = (text: string) => parseQuickList(text, parseName);

/** A line as one text: what it may be, and the note in brackets. */
export function summary(text: string): string[] {
  return read(text).lines.map(({ state, products, packs, note, problem }) => {
    const amounts = packs.map(({ quantity, packWeight, unit }) => `${quantity} x ${packWeight} ${unit}`).join(' or ');
    return `${state}: ${problem ?? `${products.join(' or ')}, ${amounts}`}${note === '' ? '' : ` (${note})`}`;
  });
}
