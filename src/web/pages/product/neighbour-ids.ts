import { getCategory, getProductIds, isQuill, type ProductId } from '#domain/catalogue/catalogue.ts';

/** A product between the ones before and after it, for a comparison; quills stay among quills. Three ids, in catalogue order. */
export function neighbourIds(id: ProductId): readonly ProductId[] {
  const alike = getProductIds(getCategory(id)).filter((other) => isQuill(other) === isQuill(id));
  const first = Math.min(Math.max(alike.indexOf(id) - 1, 0), alike.length - 3);
  return alike.slice(first, first + 3);
}
