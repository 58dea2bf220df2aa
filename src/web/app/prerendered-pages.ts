import type { Params } from 'react-router';
import { productListModule } from '#content/catalogue/category-products.ts';
import { productTextModule } from '#content/catalogue/product.ts';
import { categoryOf, parseProductId, productIds, productPath } from '#domain/catalogue/catalogue.ts';
import { categories, parseCategory } from '#domain/catalogue/categories.ts';
import { matchRoute, routes, type PageName } from './routes.ts';

export const indexedPaths: readonly string[] = [
  ...routes.map((route) => route.path).filter((path) => !path.includes(':') && path !== '/cart'),
  ...productIds.map((id) => productPath(id)),
  ...categories.map((category) => `/order/${category}`),
];

/** The modules of texts that a page loads when it is opened; undefined where its parameter names nothing. */
const texts: Readonly<Partial<Record<PageName, (params: Params) => readonly string[] | undefined>>> = {
  products: () => categories.map(productListModule),
  product: (params) => {
    const id = parseProductId(params.id);
    return id && [productTextModule(id), productListModule(categoryOf(id))];
  },
  catalogue: () => categories.map(productListModule),
  compare: () => [productListModule('cinnamon')],
  order: (params) => {
    const category = parseCategory(params.category);
    return category && [productListModule(category)];
  },
};

/** The modules that the page at a path loads, as import specifiers. Only for the build. */
export function pageModules(pathname: string): readonly string[] {
  const { route, params } = matchRoute(pathname);
  const textsOf = texts[route.name];
  const textModules = textsOf ? textsOf(params) : [];
  return textModules ? [`#web/pages/${route.name}/page.tsx`, ...textModules] : ['#web/pages/not-found/page.tsx'];
}
