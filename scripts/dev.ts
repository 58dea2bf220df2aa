import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { company } from '#content/company.ts';
import { reviewsFramePath } from '#content/reviews-frame.ts';
import { createApp } from '#server/api/app.ts';
import { createCartQuota } from '#server/api/cart-quota.ts';
import { createRateLimiter } from '#server/api/rate-limit.ts';
import { openStorage } from '#server/storage/open.ts';
import { siteUrl } from './build/site-url.ts';

/**
 * `npm run dev`: renders pages on request with Vite's hot reload, and serves the API from a database of its own. Node
 * restarts it when server, domain or contract change.
 */
const port = Number(process.env.PORT ?? 3000);
const databaseUrl = process.env.DATABASE_URL ?? 'sqlite:data/dev.sqlite';

const http = createHttpServer();
const vite = await createVite({
  appType: 'custom',
  cacheDir: `node_modules/.vite-${port}`,
  server: { middlewareMode: { server: http }, hmr: { server: http } },
});
const { carts, fault } = await openStorage(databaseUrl, console);
const api = createApp({
  carts,
  site: { respond: () => new Response(null, { status: 404 }) },
  quota: createCartQuota(0),
  limiter: createRateLimiter(0),
  siteUrl,
  trustProxy: 0,
  health: { fault, ready: carts.ping },
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
    renderHtml(path).then(
      (html) => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end(String(error));
      },
    );
  });
});

async function renderHtml(path: string): Promise<string> {
  const { renderPage, renderDocument, renderReviewsFrame } = (await vite.ssrLoadModule(
    '/src/web/app/entry-server.tsx',
  )) as typeof import('#web/app/entry-server.tsx');
  if (path === reviewsFramePath && company.reviews) {
    const script = await vite.transformRequest('/src/web/app/reviews-frame/report-height.ts');
    return renderReviewsFrame(company.reviews, script?.code ?? '');
  }
  const { page, html } = await renderPage(path);
  const source = renderDocument({
    page,
    html,
    path,
    siteUrl,
    script: '/src/web/app/entry-client.tsx',
  });
  return vite.transformIndexHtml(path, source);
}

http.listen(port, '127.0.0.1', () => console.log(`Working copy at http://127.0.0.1:${port}`));
