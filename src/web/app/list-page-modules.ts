import type { Page } from '#web/navigation/page.ts';
import { matchRoute } from './routes.ts';

export async function listPageModules(path: string, page: Page): Promise<readonly string[]> {
  const { productNotFound } = await import('#web/pages/not-found/page.tsx');
  if (page === productNotFound) return ['#web/pages/not-found/page.tsx'];
  const { route, params } = matchRoute(path);
  const { textModules } = await route.load();
  return [`#web/pages/${route.name}/page.tsx`, ...(textModules?.(params) ?? [])];
}
