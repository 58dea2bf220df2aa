import type { Params } from 'react-router';
import { productListModule } from '#content/catalogue/category-products.ts';
import { productTextModule } from '#content/catalogue/product.ts';
import { getCategory, parseProductId } from '#domain/catalogue/catalogue.ts';
import { categories, parseCategory } from '#domain/catalogue/categories.ts';
import type { Page } from '#web/navigation/page.ts';
import { matchRoute, type PageName } from './routes.ts';

/**
 * The text modules that a page imports when it is opened, as import specifiers. The document lists their chunks, so
 * that they load together with the page's.
 */
const textModules: Readonly<Partial<Record<PageName, (params: Params) => readonly string[]>>> = {
  products: () => categories.map(productListModule),
  product: ({ id }) => {
    const product = parseProductId(id);
    return product === undefined ? [] : [productTextModule(product), productListModule(getCategory(product))];
  },
  order: (params) => {
    const category = parseCategory(params.category);
    return category === undefined ? [] : [productListModule(category)];
  },
  compare: () => [productListModule('cinnamon')],
  catalogue: () => categories.map(productListModule),
};

/** The modules of the page that a path has, as import specifiers: its own and those of its texts. */
export async function getPageModules(path: string, page: Page): Promise<readonly string[]> {
  const { productNotFound } = await import('#web/pages/not-found/page.tsx');
  const { route, params } = matchRoute(path);
  const name = page === productNotFound ? 'not-found' : route.name;
  return [`#web/pages/${name}/page.tsx`, ...(textModules[name]?.(params) ?? [])];
}
