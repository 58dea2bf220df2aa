import { productIds, type ProductId } from '#domain/catalogue/catalogue.ts';
import type { ProductSummary } from './product-text.ts';

export interface ListedProduct extends ProductSummary {
  readonly id: ProductId;
}

export function toListedProducts(
  summaries: Readonly<Partial<Record<ProductId, ProductSummary>>>,
): readonly ListedProduct[] {
  return productIds.flatMap((id) => {
    const summary = summaries[id];
    return summary ? [{ id, ...summary }] : [];
  });
}
