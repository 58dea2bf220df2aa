import { allProducts } from '#content/all-products.ts';
import { nameProducts } from '#content/named-products.ts';
import { fieldState } from '#domain/quick-list/list-row.ts';
import { createNameParser } from '#domain/quick-list/product-names.ts';
import { parseQuickList } from '#domain/quick-list/quick-list.ts';

export const names = createNameParser(nameProducts(allProducts));
export const read = (text: string) => parseQuickList(text, names);

/** Each row with goods as one text: `complete 12: 10 x 25 kg (8 cm)`, with `?` for what is not known. */
export function summary(text: string): string[] {
  return read(text).rows.map((row) => {
    const { state, product, products, packs, packWeight, unit, isPackingOpen } = row;
    const missing = (['product', 'packs', 'packWeight', 'details'] as const).find(
      (field) => fieldState(row, field) === 'missing',
    );
    const details = [isPackingOpen ? 'packing open' : '', row.details].filter((part) => part !== '').join('; ');
    const amount = `${packs ?? '?'} x ${packWeight ?? '?'} ${unit ?? ''}`.trim();
    const goods = `${product ?? (products.length > 0 ? products.join(' or ') : '?')}: ${amount}`;
    return `${missing === undefined ? state : `missing ${missing}`} ${goods}${details === '' ? '' : ` (${details})`}`;
  });
}

export function complete(text: string): string[] {
  return read(text)
    .rows.filter(({ state }) => state === 'complete')
    .map(({ product, packs, packWeight, unit }) => `${product}: ${packs} x ${packWeight} ${unit}`);
}
