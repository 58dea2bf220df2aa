/**
 * `npm run dev`: renders pages with Vite's hot reload, in `SITE_LANGUAGE` or the first language, and serves the API on
 * 127.0.0.1. Restarts for changes in server, domain or contract. Lacks `boot.ts`, page headers, log, row limit and
 * retention. Limits requests only if `RATE_LIMIT_PER_MINUTE` is set.
 */
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { company, siteLanguages } from '#content/company.ts';
import { reviewsFramePath } from '#contract';
import { createApi } from '#server/api/api.ts';
import { createCartQuota } from '#server/api/cart-quota.ts';
import { createRateLimiter } from '#server/api/rate-limiter.ts';
import { parseEnv } from '#server/config/env.ts';
import { createDispatch } from '#server/dispatch.ts';
import { openCartDatabase } from '#server/storage/open-cart-database.ts';
import { createViteConfig } from './build/create-vite-config.ts';

const env = parseEnv({ DATABASE_URL: 'sqlite:data/dev.sqlite', RATE_LIMIT_PER_MINUTE: '0', ...process.env });
const { port, siteUrl } = env;

const http = createHttpServer();
const vite = await createVite({
  ...createViteConfig({ language: process.env.SITE_LANGUAGE ?? siteLanguages[0] ?? '', target: 'browser' }),
  appType: 'custom',
  cacheDir: `node_modules/.vite-${port}`,
  server: { middlewareMode: { server: http }, hmr: { server: http } },
});
const { cartRepository } = await openCartDatabase(env.databaseUrl, console);
const api = createApi({
  cartRepository,
  quota: createCartQuota({ perDay: env.cartsPerDay }),
  limiter: createRateLimiter(env.rateLimitPerMinute),
  siteUrl,
  trustedProxies: env.trustedProxies,
  health: { findFault: () => undefined, assertReady: cartRepository.probe },
  reportError: console.error,
});
const dispatch = createDispatch(api, { respond: renderResponse });
const listener = getRequestListener((request) => dispatch(request));
http.on('request', (request, response) => vite.middlewares(request, response, () => void listener(request, response)));
http.listen(port, '127.0.0.1', () => console.log(`Working copy at http://127.0.0.1:${port}`));

async function renderResponse(request: Request): Promise<Response> {
  const { pathname: path, search } = new URL(request.url);
  const { renderPage, renderDocument, renderReviewsFrame } = (await vite.ssrLoadModule(
    '/src/web/app/entry-server.tsx',
  )) as typeof import('#web/app/entry-server.tsx');
  const { localePrefix } = (await vite.ssrLoadModule(
    '/src/content/build-values.ts',
  )) as typeof import('#content/build-values.ts');
  const { stripLocale } = (await vite.ssrLoadModule('/src/content/locale.ts')) as typeof import('#content/locale.ts');
  if (path === reviewsFramePath && company.reviews) {
    const script = await vite.transformRequest('/src/web/app/reviews-frame/post-height.ts');
    return createHtmlResponse(renderReviewsFrame(company.reviews, script?.code ?? ''));
  }
  // With slashes, so that `/espresso` does not count as a Spanish path.
  if (!`${path}/`.startsWith(`${localePrefix}/`)) {
    return new Response(null, { status: 307, headers: { Location: localePrefix + path.replace(/\/$/, '') + search } });
  }
  const pagePath = stripLocale(path);
  const { page, rootHtml } = await renderPage(pagePath);
  const entryScript = '/src/web/app/entry-client.tsx';
  return createHtmlResponse(
    await vite.transformIndexHtml(path, renderDocument({ page, rootHtml, path: pagePath, siteUrl, entryScript })),
  );
}

/** Without the headers of a page: their policy forbids the scripts and styles that Vite adds to a document. */
function createHtmlResponse(html: string): Response {
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
