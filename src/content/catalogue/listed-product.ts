import { productIds, type ProductId } from '#domain/catalogue/catalogue.ts';
import type { ProductCardText } from './product-text.ts';

export interface ListedProduct extends ProductCardText {
  readonly id: ProductId;
}

export function toListedProducts(
  cardTexts: Readonly<Partial<Record<ProductId, ProductCardText>>>,
): readonly ListedProduct[] {
  return productIds.flatMap((id) => {
    const cardText = cardTexts[id];
    return cardText ? [{ id, ...cardText }] : [];
  });
}
