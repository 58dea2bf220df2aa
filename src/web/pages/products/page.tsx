import { loadAllProducts } from '#content/category-products.ts';
import { head, productsPage } from '#text/product-list.ts';
import type { Page } from '#web/page.ts';
import { ProductsPage } from './products-page.tsx';
import { prepareSearch } from './use-search.ts';

/** The catalogue of all products. */
export const page = async (): Promise<Page> => {
  const [products] = await Promise.all([loadAllProducts(), isSearch() && prepareSearch()]);
  return {
    head,
    socialImage: 'products',
    breadcrumbs: [{ name: productsPage.name, path: '/products' }],
    content: <ProductsPage products={products} />,
  };
};

/** Whether the address asks for a search, whose results then come at once. */
function isSearch(): boolean {
  return !import.meta.env.SSR && new URLSearchParams(window.location.search).has('q');
}
