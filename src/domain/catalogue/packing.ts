import { getKind, type ProductId } from './catalogue.ts';

/** What fills a container of a product; `bags` are cartons too. */
export type Packing = 'bales' | 'bags' | 'drums';

const baledIds = new Set<ProductId>([2, 3, 4, 5, 6, 7, 8, 9]);

export function getPacking(id: ProductId): Packing {
  if (baledIds.has(id)) return 'bales';
  return getKind(id) === 'oil' ? 'drums' : 'bags';
}
