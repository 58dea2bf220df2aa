import { matchPath } from 'react-router';
import type { Page, PageModule, RouteParams } from './page.ts';

interface Route<Name extends string = string> {
  readonly path: string;
  /** Folder of the page in `pages`. */
  readonly name: Name;
  /** Loads the page's chunk. */
  readonly load: () => Promise<PageModule>;
}

/** Every URL path of the site and its page. */
export const routes = [
  route('/', 'home', () => import('./pages/home/page.tsx')),
  route('/about', 'about', () => import('./pages/about/page.tsx')),
  route('/history', 'history', () => import('./pages/history/page.tsx')),
  route('/technology', 'technology', () => import('./pages/technology/page.tsx')),
  route('/products', 'products', () => import('./pages/products/page.tsx')),
  route('/product/:id', 'product', () => import('./pages/product/page.tsx')),
  route('/shop', 'shop', () => import('./pages/shop/page.tsx')),
  route('/order/:category', 'order', () => import('./pages/order/page.tsx')),
  route('/contact', 'contact', () => import('./pages/contact/page.tsx')),
  route('/compare', 'compare', () => import('./pages/compare/page.tsx')),
  route('/papers', 'papers', () => import('./pages/papers/page.tsx')),
  route('/catalogue', 'catalogue', () => import('./pages/catalogue/page.tsx')),
  route('/imprint', 'imprint', () => import('./pages/imprint/page.tsx')),
  route('/privacy', 'privacy', () => import('./pages/privacy/page.tsx')),
  route('/cart', 'cart', () => import('./pages/cart/page.tsx')),
];

const loadNotFound = () => import('./pages/not-found/page.tsx');
const notFound = route('*', 'not-found', loadNotFound);

export type PageName = (typeof routes)[number]['name'] | (typeof notFound)['name'];

/** The route of a path and its parameters; the not-found route if no other matches. */
export function matchRoute(pathname: string): { readonly route: Route<PageName>; readonly params: RouteParams } {
  for (const each of routes) {
    const match = matchPath({ path: each.path, caseSensitive: true }, pathname);
    if (match) return { route: each, params: match.params };
  }
  return { route: notFound, params: {} };
}

const pages = new Map<string, Promise<Page>>();

/**
 * The page at a path: Product Not Found for an unknown product or category. Every call returns the same promise, also if it
 * was rejected because a chunk cannot be loaded: React suspends again for each new one.
 */
export function loadPage(pathname: string): Promise<Page> {
  const loading = pages.get(pathname) ?? importPage(pathname);
  pages.set(pathname, loading);
  return loading;
}

async function importPage(pathname: string): Promise<Page> {
  const { route: found, params } = matchRoute(pathname);
  const { page } = await found.load();
  const loaded = typeof page === 'function' ? await page(params) : page;
  return loaded ?? (await loadNotFound()).productNotFound;
}

function route<Name extends string>(path: string, name: Name, load: Route['load']): Route<Name> {
  return { path, name, load };
}
