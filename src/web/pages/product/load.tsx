import { displayName } from '#content/en/catalogue.ts';
import { productNotFound } from '#content/en/not-found.ts';
import '#content/en/pictures/products.generated.ts';
import { productHead } from '#content/en/product.ts';
import { loadProductText } from '#content/product-text.ts';
import { parseProductId } from '#domain/catalogue.ts';
import type { LoadedPage, RouteParams } from '#web/page.ts';
import { ProductPage } from './product-page.tsx';
import { productData } from './product-data.ts';

/** The page of one product, or the words 'Product Not Found' for an id that is none (spec sections 2 and 8). */
export async function load({ id: text }: RouteParams): Promise<LoadedPage> {
  const id = parseProductId(text);
  if (id === undefined) {
    const { NotFound } = await import('#web/ui/not-found.tsx');
    return { head: { ...productNotFound.head, noindex: true }, content: <NotFound words={productNotFound} /> };
  }
  const product = await loadProductText(id);
  return {
    head: {
      ...productHead(displayName(id), product.summary),
      picture: `product-${id}`,
      structuredData: (siteUrl) => productData(siteUrl, id, product),
    },
    content: <ProductPage id={id} product={product} />,
  };
}
