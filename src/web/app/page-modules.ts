import type { Params } from 'react-router';
import { productListModule } from '#content/catalogue/category-products.ts';
import { productTextModule } from '#content/catalogue/product.ts';
import { getCategory, parseProductId } from '#domain/catalogue/catalogue.ts';
import { categories, parseCategory } from '#domain/catalogue/categories.ts';
import { matchRoute, type PageName } from './routes.ts';

/**
 * The texts that a page imports when it is opened, beside its own; undefined where its parameter names nothing. `budget.spec.ts` finds
 * what is missing here: a page works without, but waits for the text after its scripts.
 */
const texts: Readonly<Partial<Record<PageName, (params: Params) => readonly string[] | undefined>>> = {
  products: () => categories.map(productListModule),
  product: (params) => {
    const id = parseProductId(params.id);
    return id && [productTextModule(id), productListModule(getCategory(id))];
  },
  catalogue: () => categories.map(productListModule),
  compare: () => [productListModule('cinnamon')],
  order: (params) => {
    const category = parseCategory(params.category);
    return category && [productListModule(category)];
  },
};

/** The modules that the page at a path imports, as import specifiers. The build has the document ask for them. */
export function pageModules(pathname: string): readonly string[] {
  const { route, params } = matchRoute(pathname);
  const listTexts = texts[route.name];
  const textModules = listTexts ? listTexts(params) : [];
  return textModules ? [`#web/pages/${route.name}/page.tsx`, ...textModules] : ['#web/pages/not-found/page.tsx'];
}
