import { categoryOf, type ProductId } from './catalogue.ts';

/** The kind decides what a buyer specifies, such as a mesh. */
export type ProductKind = 'quills' | 'powder' | 'oil' | 'whole';

const kindOfCategory = { cinnamon: 'quills', 'whole-spices': 'whole', 'spice-powder': 'powder' } as const;

/** Cinnamon that is not sold as quills. */
const otherCinnamon: Partial<Record<ProductId, ProductKind>> = { 1: 'whole', 2: 'whole', 13: 'oil', 14: 'powder' };

export function productKind(id: ProductId): ProductKind {
  return otherCinnamon[id] ?? kindOfCategory[categoryOf(id)];
}
