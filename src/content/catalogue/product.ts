import { getCategoryId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { loadCategoryProducts } from './category-products.ts';
import type { ListedProduct } from './listed-product.ts';
import type { ProductText } from './product-text.ts';

export interface Product extends ListedProduct, ProductText {}

const textLoaders = import.meta.glob<ProductText>('#text/products/[0-9]*-*.ts', { import: 'product' });

export async function loadProduct(
  id: ProductId,
): Promise<{ readonly product: Product; readonly products: readonly ListedProduct[] }> {
  const [products, text] = await Promise.all([
    loadCategoryProducts(getCategoryId(id)),
    textLoaders[getTextPath(id)]?.(),
  ]);
  const listed = products.find((product) => product.id === id);
  if (!listed || !text) throw new RangeError(`no texts of product ${id}`);
  return { product: { ...listed, ...text }, products };
}

export function productTextModule(id: ProductId): string {
  return `#text/products/${getTextPath(id).split('/').at(-1)}`;
}

function getTextPath(id: ProductId): string {
  const found = Object.keys(textLoaders).find((path) => Number(/\/(\d+)-/.exec(path)?.[1]) === id);
  if (found === undefined) throw new RangeError(`no texts of product ${id}`);
  return found;
}
