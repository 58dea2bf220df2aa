import { allProducts } from '#content/catalogue/all-products.ts';

const names = new Map<number, string>(allProducts.map(({ id, name }) => [id, name]));

export function getProductName(id: number): string {
  return names.get(id) ?? '';
}
