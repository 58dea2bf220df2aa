import { getKind, isBaled, type ProductId } from './catalogue.ts';

/** What a container of a product holds. Cartons count as bags. */
export type Packing = 'bales' | 'bags' | 'drums';

export function getPacking(id: ProductId): Packing {
  if (isBaled(id)) return 'bales';
  return getKind(id) === 'oil' ? 'drums' : 'bags';
}
