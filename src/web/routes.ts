import { matchPath } from 'react-router';
import type { LoadedPage, RouteParams } from './page.ts';

interface Route {
  readonly path: string;
  /** Fetches the page's own chunk and makes the page. */
  readonly load: (params: RouteParams) => Promise<LoadedPage>;
}

/** Every address of the site (spec section 2): the one place where a path meets its page. */
export const routes: readonly Route[] = [
  { path: '/', load: async () => (await import('./pages/home/load.tsx')).load() },
  { path: '/about', load: async () => (await import('./pages/about/load.tsx')).load() },
  { path: '/history', load: async () => (await import('./pages/history/load.tsx')).load() },
  { path: '/technology', load: async () => (await import('./pages/technology/load.tsx')).load() },
  { path: '/products', load: async () => (await import('./pages/products/load.tsx')).load() },
  { path: '/product/:id', load: async (params) => (await import('./pages/product/load.tsx')).load(params) },
  { path: '/shop', load: async () => (await import('./pages/shop/load.tsx')).load() },
  { path: '/order/:category', load: async (params) => (await import('./pages/order/load.tsx')).load(params) },
  { path: '/contact', load: async () => (await import('./pages/contact/load.tsx')).load() },
  { path: '/cart', load: async () => (await import('./pages/cart/load.tsx')).load() },
];

const notFound: Route = { path: '*', load: async () => (await import('./pages/not-found/load.tsx')).load() };

/** Loads the page at a path; every path has one, the not-found page where there is no other. */
export function loadPage(pathname: string): Promise<LoadedPage> {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return route.load(match.params);
  }
  return notFound.load({});
}
