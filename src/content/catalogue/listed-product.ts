import type { ProductId } from '#domain/catalogue/catalogue.ts';
import type { ProductSummary } from './product-text.ts';

export interface ListedProduct extends ProductSummary {
  readonly id: ProductId;
}

export function toList(summaries: Readonly<Record<number, ProductSummary>>): readonly ListedProduct[] {
  return Object.entries(summaries).map(([id, summary]) => Object.assign({ id: Number(id) as ProductId }, summary));
}
