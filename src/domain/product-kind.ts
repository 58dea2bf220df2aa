import { categoryOf, type ProductId } from './catalogue.ts';
import { isQuill } from './grades.ts';

/** Products of a kind are specified by the same properties, such as a mesh. */
export type ProductKind = 'quills' | 'powder' | 'oil' | 'whole';

const leafOil: ProductId = 13;
const cinnamonPowder: ProductId = 14;

/** What a buyer may have to specify of a product depends on its kind. */
export function productKind(id: ProductId): ProductKind {
  if (id === leafOil) return 'oil';
  if (id === cinnamonPowder || categoryOf(id) === 'spice-powder') return 'powder';
  return isQuill(id) ? 'quills' : 'whole';
}
