import { categoryOf, type ProductId } from '#domain/catalogue.ts';
import { loadProducts } from './category-products.ts';
import type { ListedProduct } from './listed-product.ts';
import type { ProductText } from './types.ts';

/** A product with the texts of its page. */
export interface Product extends ListedProduct, ProductText {}

/** Loaders of the product pages' texts by path; each is a chunk of its own. */
const texts = import.meta.glob<ProductText>('#text/products/[0-9]*-*.ts', { import: 'product' });

/** Loads a product and all products of its category. */
export async function loadProduct(
  id: ProductId,
): Promise<{ readonly product: Product; readonly products: readonly ListedProduct[] }> {
  const [products, text] = await Promise.all([loadProducts(categoryOf(id)), texts[textPath(id)]?.()]);
  const listed = products.find((product) => product.id === id);
  if (!listed || !text) throw new RangeError(`no texts of product ${id}`);
  return { product: { ...listed, ...text }, products };
}

/** The module that `loadProduct` imports, as an import specifier. Only for the build. */
export function productTextModule(id: ProductId): string {
  return `#text/products/${textPath(id).split('/').at(-1)}`;
}

function textPath(id: ProductId): string {
  return Object.keys(texts).find((path) => Number(/\/(\d+)-/.exec(path)?.[1]) === id) ?? '';
}
