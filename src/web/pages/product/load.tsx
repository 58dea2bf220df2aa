import { loadCategoryPictures } from '#content/category-pictures.ts';
import { displayName } from '#content/en/catalogue.ts';
import { productHead } from '#content/en/product.ts';
import { loadProductText } from '#content/product-text.ts';
import { categoryOf, parseProductId } from '#domain/catalogue.ts';
import type { LoadedPage, RouteParams } from '#web/page.ts';
import { ProductPage } from './product-page.tsx';
import { productData } from './product-data.ts';

/** The page of one product, or the words 'Product Not Found' for an id that is none (spec sections 2 and 8). */
export async function load({ id: text }: RouteParams): Promise<LoadedPage> {
  const id = parseProductId(text);
  if (id === undefined) {
    const { productNotFoundPage } = await import('#web/ui/product-not-found.tsx');
    return productNotFoundPage;
  }
  const [product] = await Promise.all([loadProductText(id), loadCategoryPictures(categoryOf(id))]);
  return {
    head: {
      ...productHead(displayName(id), product.summary),
      picture: `product-${id}`,
      ...(import.meta.env.SSR && { structuredData: (siteUrl: string) => productData(siteUrl, id, product) }),
    },
    content: <ProductPage id={id} product={product} />,
  };
}
