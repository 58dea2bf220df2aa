import { allProducts } from '#content/all-products.ts';
import { nameProducts } from '#content/named-products.ts';
import { createNameParser } from '#domain/quick-list/product-names.ts';
import { parseQuickList } from '#domain/quick-list/quick-list.ts';

const parseName = createNameParser(nameProducts(allProducts));
export const read = (text: string) => parseQuickList(text, parseName);

/** What the line may be, and the note in brackets. */
export function summary(text: string): string[] {
  return read(text).lines.map(({ state, products, packs, note, problem }) => {
    const amounts = packs.map(({ quantity, packWeight, unit }) => `${quantity} x ${packWeight} ${unit}`).join(' or ');
    return `${state}: ${problem ?? `${products.join(' or ')}, ${amounts}`}${note === '' ? '' : ` (${note})`}`;
  });
}
