import { getKind, isBaled, type ProductId } from './catalogue.ts';

/** How a shipping container is loaded with a product. Cartons count as bags. */
export type Packing = 'bales' | 'bags' | 'drums';

export function getPacking(id: ProductId): Packing {
  if (isBaled(id)) return 'bales';
  return getKind(id) === 'oil' ? 'drums' : 'bags';
}
