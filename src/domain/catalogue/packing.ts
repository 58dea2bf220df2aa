import { getKind, isBaled, type ProductId } from './catalogue.ts';

/** In what a container is loaded with a product. Products in cartons count as bags. */
export type Packing = 'bales' | 'bags' | 'drums';

export function getPacking(id: ProductId): Packing {
  if (isBaled(id)) return 'bales';
  return getKind(id) === 'oil' ? 'drums' : 'bags';
}
