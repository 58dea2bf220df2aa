import {
  getCategoryId,
  getStoredNames,
  getStoredType,
  productIds,
  type ProductId,
} from '#domain/catalogue/catalogue.ts';
import { foldText } from '#domain/fold-text.ts';
import type { TableRow } from '#domain/list-table/table-row.ts';
import { getCategoryNameInOrders, getShortName } from '#text/catalogue/names.ts';

export function getProductLabel(id: ProductId): string {
  return `${getCategoryNameInOrders(getCategoryId(id))}, ${getShortName(id)}`;
}

export function getProductFields(id: ProductId): Pick<TableRow, 'product' | 'storedProduct'> {
  return { product: getProductLabel(id), storedProduct: getStoredNames(id) };
}

/** The name may lack the category; case is ignored. Returns undefined if several products have the name. */
export function findProductByName(text: string): ProductId | undefined {
  const wanted = foldText(text).trim();
  const labelled = productIds.filter((id) => foldText(getProductLabel(id)) === wanted);
  const [only, second] =
    labelled.length > 0
      ? labelled
      : productIds.filter((id) => [getShortName(id), getStoredType(id)].some((name) => foldText(name) === wanted));
  return second === undefined ? only : undefined;
}
