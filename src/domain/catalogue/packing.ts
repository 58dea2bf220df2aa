import { getKind, isBaled, type ProductId } from './catalogue.ts';

/** What fills a container of a product; `bags` are cartons too. */
export type Packing = 'bales' | 'bags' | 'drums';

export function getPacking(id: ProductId): Packing {
  if (isBaled(id)) return 'bales';
  return getKind(id) === 'oil' ? 'drums' : 'bags';
}
