import { productListModule } from '#content/category-products.ts';
import { productTextModule } from '#content/product.ts';
import { categoryOf, parseProductId } from '#domain/catalogue.ts';
import { categories, parseCategory } from '#domain/categories.ts';
import type { RouteParams } from './page.ts';
import { matchRoute, type PageName } from './routes.ts';

/** The text modules that a page loads in addition to its own module; undefined for unknown parameters. */
const texts: Partial<Record<PageName, (params: RouteParams) => readonly string[] | undefined>> = {
  products: () => categories.map(productListModule),
  product: (params) => {
    const id = parseProductId(params['id']);
    return id && [productTextModule(id), productListModule(categoryOf(id))];
  },
  catalogue: () => categories.map(productListModule),
  compare: () => [productListModule('cinnamon')],
  order: (params) => {
    const category = parseCategory(params['category']);
    return category && [productListModule(category)];
  },
};

/** The modules that the page at a path loads, as import specifiers. Only for the build. */
export function pageModules(pathname: string): readonly string[] {
  const { route, params } = matchRoute(pathname);
  const needsTexts = texts[route.name];
  const textModules = needsTexts ? needsTexts(params) : [];
  if (!textModules) return ['#web/pages/not-found/page.tsx'];
  return [`#web/pages/${route.name}/page.tsx`, ...textModules];
}
