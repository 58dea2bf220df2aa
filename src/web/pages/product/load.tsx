import { loadProduct } from '#content/product.ts';
import { productHead } from '#text/product.ts';
import { parseProductId } from '#domain/catalogue.ts';
import type { LoadedPage, RouteParams } from '#web/page.ts';
import { ProductPage } from './product-page.tsx';
import { productData } from './product-data.ts';

/** The page of one product, or the words 'Product Not Found' for an id that is none. */
export async function load({ id: text }: RouteParams): Promise<LoadedPage> {
  const id = parseProductId(text);
  if (id === undefined) {
    const { productNotFoundPage } = await import('#web/ui/product-not-found.tsx');
    return productNotFoundPage;
  }
  const { product, products } = await loadProduct(id);
  return {
    head: {
      ...productHead(product.name, product.summary),
      picture: `product-${id}`,
      ...(import.meta.env.SSR && { structuredData: (siteUrl: string) => productData(siteUrl, product) }),
    },
    content: <ProductPage product={product} products={products} />,
  };
}
