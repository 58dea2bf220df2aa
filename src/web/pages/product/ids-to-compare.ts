import { getCategoryId, getProductIds, isQuill, type ProductId } from '#domain/catalogue/catalogue.ts';

/** A product and the two nearest of its category, in catalogue order; quills are never mixed with other cinnamon. */
export function listIdsToCompare(id: ProductId): readonly ProductId[] {
  const alike = getProductIds(getCategoryId(id)).filter((other) => isQuill(other) === isQuill(id));
  const first = Math.min(Math.max(alike.indexOf(id) - 1, 0), alike.length - 3);
  return alike.slice(first, first + 3);
}
