import { allProducts } from '#content/all-products.ts';

const names = new Map<number, string>(allProducts.map(({ id, name }) => [id, name]));

/** This name is clear without the category. */
export function displayName(id: number): string {
  return names.get(id) ?? '';
}
