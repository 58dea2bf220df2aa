import type { Params } from 'react-router';
import { categoryProductsModule } from '#content/catalogue/category-products.ts';
import { loadProduct, productTextModule } from '#content/catalogue/product.ts';
import { getCategory, parseProductId, productPath } from '#domain/catalogue/catalogue.ts';
import { productHead, productPageTexts } from '#text/pages/product.ts';
import type { Page } from '#web/navigation/page.ts';
import { ProductPage } from './product-page.tsx';

export async function page(params: Params): Promise<Page | undefined> {
  const id = parseProductId(params.id);
  if (id === undefined) return undefined;
  const { product, products } = await loadProduct(id);
  return {
    head: productHead(product.name, product.summary),
    socialCard: `product-${id}`,
    breadcrumbs: [
      { name: productPageTexts.parent, path: '/products' },
      { name: product.name, path: productPath(id) },
    ],
    product,
    content: <ProductPage product={product} products={products} />,
  };
}

export function textModules(params: Params): readonly string[] {
  const id = parseProductId(params.id);
  return id === undefined ? [] : [productTextModule(id), categoryProductsModule(getCategory(id))];
}
