import { getCategory, getProductIds, isQuill, type ProductId } from '#domain/catalogue/catalogue.ts';

/** A product and its two nearest in the catalogue, in catalogue order; a quill is compared with quills only. */
export function idsToCompare(id: ProductId): readonly ProductId[] {
  const alike = getProductIds(getCategory(id)).filter((other) => isQuill(other) === isQuill(id));
  const first = Math.min(Math.max(alike.indexOf(id) - 1, 0), alike.length - 3);
  return alike.slice(first, first + 3);
}
