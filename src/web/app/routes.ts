import { matchRoutes, type Params } from 'react-router';
import type { Page, PageModule } from '#web/navigation/page.ts';

export const routes = [
  defineRoute('/', 'home', () => import('#web/pages/home/page.tsx')),
  defineRoute('/about', 'about', () => import('#web/pages/about/page.tsx')),
  defineRoute('/history', 'history', () => import('#web/pages/history/page.tsx')),
  defineRoute('/technology', 'technology', () => import('#web/pages/technology/page.tsx')),
  defineRoute('/products', 'products', () => import('#web/pages/products/page.tsx')),
  defineRoute('/product/:id', 'product', () => import('#web/pages/product/page.tsx')),
  defineRoute('/shop', 'shop', () => import('#web/pages/shop/page.tsx')),
  defineRoute('/order/:category', 'order', () => import('#web/pages/order/page.tsx')),
  defineRoute('/contact', 'contact', () => import('#web/pages/contact/page.tsx')),
  defineRoute('/compare', 'compare', () => import('#web/pages/compare/page.tsx')),
  defineRoute('/papers', 'papers', () => import('#web/pages/papers/page.tsx')),
  defineRoute('/catalogue', 'catalogue', () => import('#web/pages/catalogue/page.tsx')),
  defineRoute('/imprint', 'imprint', () => import('#web/pages/imprint/page.tsx')),
  defineRoute('/privacy', 'privacy', () => import('#web/pages/privacy/page.tsx')),
  defineRoute('/cart', 'cart', () => import('#web/pages/cart/page.tsx')),
];

const notFoundRoute = defineRoute('*', 'not-found', loadNotFound);
export type PageName = (typeof routes)[number]['name'] | 'not-found';

interface MatchedRoute {
  readonly route: (typeof routes)[number] | typeof notFoundRoute;
  readonly params: Params;
}

function loadNotFound() {
  return import('#web/pages/not-found/page.tsx');
}

export function matchRoute(pathname: string): MatchedRoute {
  const [match] = matchRoutes(routes, pathname) ?? [];
  return match ?? { route: notFoundRoute, params: {} };
}

const pagePromises = new Map<string, Promise<Page>>();

/**
 * Returns the page at a path without the locale; the page Product Not Found for an unknown product or category. Returns
 * the same promise for a path each time, because React suspends again for a new one. A failure lasts until the document
 * reloads.
 */
export function loadPage(pathname: string): Promise<Page> {
  const page = pagePromises.get(pathname) ?? importPage(pathname);
  pagePromises.set(pathname, page);
  return page;
}

/**
 * Ignores a failure, because a later navigation to the path gets the same one: its error boundary then loads the
 * document.
 */
export function prefetchPage(pathname: string): void {
  loadPage(pathname).catch(() => undefined);
}

async function importPage(pathname: string): Promise<Page> {
  const { route, params } = matchRoute(pathname);
  const { page } = await route.load();
  const loadedPage = typeof page === 'function' ? await page(params) : page;
  return loadedPage ?? (await loadNotFound()).productNotFound;
}

function defineRoute<Name extends string>(path: string, name: Name, load: () => Promise<PageModule>) {
  return { path, name, load, caseSensitive: true };
}
