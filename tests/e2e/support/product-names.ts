import { allProducts } from '#content/all-products.ts';

const names = new Map<number, string>(allProducts.map(({ id, name }) => [id, name]));

/** The name of a product that is clear without its category. */
export function displayName(id: number): string {
  return names.get(id) ?? '';
}
