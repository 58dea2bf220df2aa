import type { APIRequestContext } from '@playwright/test';
import { idsByName } from '#tests/support/product-ids.ts';
import { routes } from '#web/app/routes.ts';

const examples: Readonly<Record<string, readonly string[]>> = {
  '/product/:id': [`/product/${idsByName.alba}`, `/product/${idsByName.chiliPowder}`],
  '/order/:category': ['/order/cinnamon', '/order/spice-powder'],
};

export const pagePaths: readonly string[] = routes.flatMap(({ path }) => examples[path] ?? [path]);

export const spanishPath = (path: string) => (path === '/' ? '/es' : `/es${path}`);
export const isSpanish = (path: string) => /^\/es(\/|$)/.test(path);

export const spanishPaths = pagePaths.map(spanishPath);

export const spanishPathsWithLongWords = [
  '/es',
  '/es/history',
  '/es/products',
  `/es/product/${idsByName.alba}`,
  '/es/order/cinnamon',
  '/es/contact',
  '/es/compare',
  '/es/papers',
  '/es/cart',
] as const;

export const missingPaths = [
  '/nothing-here',
  '/product/0',
  '/product/999',
  '/product/1.5',
  '/product/1e1',
  '/product/01',
  '/product/abc',
  '/product/%00',
  '/order/sugar',
] as const;

export async function readSitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
