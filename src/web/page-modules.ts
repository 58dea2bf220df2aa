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

/** Modules of a page, as import specifiers. */
interface PageModules {
  /** Those that the browser loads at first. */
  readonly first: readonly string[];
  /** Those that it loads when the visitor acts. */
  readonly rest: readonly string[];
}

/** The modules of the page at a path. Only for the build. */
export function pageModules(pathname: string): PageModules {
  const { route, params } = matchRoute(pathname);
  const needsTexts = texts[route.name];
  const textModules = needsTexts ? needsTexts(params) : [];
  if (!textModules) return { first: ['#web/pages/not-found/page.tsx'], rest: [] };
  const folder = `#web/pages/${route.name}`;
  return { first: [`${folder}/page.tsx`, ...textModules], rest: route.loadRest ? [`${folder}/rest.tsx`] : [] };
}
