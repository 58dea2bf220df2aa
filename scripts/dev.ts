import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { company, siteLanguages } from '#content/company.ts';
import { reviewsFramePath } from '#content/company/reviews-frame.ts';
import { createApp } from '#server/api/app.ts';
import { createCartQuota } from '#server/api/cart-quota.ts';
import { createRateLimiter } from '#server/api/rate-limit.ts';
import { openStorage } from '#server/storage/open.ts';
import { siteConfig } from './build/site-config.ts';
import { siteUrl } from './build/site-url.ts';

/**
 * `npm run dev`: renders the pages of `SITE_LANGUAGE`, by default the first one, on request with Vite's hot reload, and
 * serves the API from a database of its own. Node restarts it when server, domain or contract change.
 */
const port = Number(process.env.PORT ?? 3000);
const databaseUrl = process.env.DATABASE_URL ?? 'sqlite:data/dev.sqlite';

const http = createHttpServer();
const vite = await createVite({
  ...siteConfig(process.env.SITE_LANGUAGE ?? siteLanguages[0] ?? '', 'browser'),
  appType: 'custom',
  cacheDir: `node_modules/.vite-${port}`,
  server: { middlewareMode: { server: http }, hmr: { server: http } },
});
const { carts } = await openStorage(databaseUrl, console);
const api = createApp({
  carts,
  quota: createCartQuota(0),
  limiter: createRateLimiter(0),
  siteUrl,
  trustProxy: 0,
  health: { fault: () => undefined, ready: carts.ping },
  report: console.error,
});
const handleApiRequest = getRequestListener((request) => api.fetch(request));

http.on('request', (request, response) => {
  const path = new URL(request.url ?? '/', siteUrl).pathname;
  if (path.startsWith('/api/')) {
    void handleApiRequest(request, response);
    return;
  }
  vite.middlewares(request, response, () => {
    respond(path, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end(String(error));
    });
  });
});

async function respond(path: string, response: ServerResponse): Promise<void> {
  const { renderPage, renderDocument, renderReviewsFrame } = (await vite.ssrLoadModule(
    '/src/web/app/entry-server.tsx',
  )) as typeof import('#web/app/entry-server.tsx');
  const { localePrefix, stripLocale } = (await vite.ssrLoadModule(
    '/src/content/locale.ts',
  )) as typeof import('#content/locale.ts');
  const send = (html: string) => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  if (path === reviewsFramePath && company.reviews) {
    const script = await vite.transformRequest('/src/web/app/reviews-frame/report-height.ts');
    send(renderReviewsFrame(company.reviews, script?.code ?? ''));
  } else if (`${path}/`.startsWith(`${localePrefix}/`)) {
    const pagePath = stripLocale(path);
    const { page, html } = await renderPage(pagePath);
    const script = '/src/web/app/entry-client.tsx';
    send(await vite.transformIndexHtml(path, renderDocument({ page, html, path: pagePath, siteUrl, script })));
  } else {
    response.writeHead(307, { Location: localePrefix + path.replace(/\/$/, '') }).end();
  }
}

http.listen(port, '127.0.0.1', () => console.log(`Working copy at http://127.0.0.1:${port}`));
