import { categoryOf, productIds, productType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { categoryLabel } from '#domain/catalogue/categories.ts';
import { fold } from '#domain/fold.ts';
import { orderCategoryName, productName } from '#text/catalogue.ts';
import { isProductName } from '#web/features/catalogue/is-product-name.ts';
import type { TableRow } from './table-row.ts';

export function productLabel(id: ProductId): string {
  return `${orderCategoryName(categoryOf(id))}, ${productName(id)}`;
}

export function productFields(id: ProductId): Pick<TableRow, 'product' | 'storedProduct'> {
  return {
    product: productLabel(id),
    storedProduct: { category: categoryLabel(categoryOf(id)), type: productType(id) },
  };
}

/** The product with this label, or the only one with this name, in any case of letters; undefined if there are several. */
export function findProductByName(text: string): ProductId | undefined {
  const label = fold(text).trim();
  const labelled = productIds.find((id) => fold(productLabel(id)) === label);
  const [only, second] = productIds.filter((id) => isProductName(text, id));
  return labelled ?? (second === undefined ? only : undefined);
}
