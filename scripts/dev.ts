import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { siteUrl } from './site-url.ts';

/**
 * The site while it is being worked on: pages are rendered anew for each request and reload themselves when a file
 * changes; calls of the API go to `API_URL`, by default the server that `npm run dev` starts beside this.
 */
const port = Number(process.env.PORT ?? 3000);
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

const http = createHttpServer();
const vite = await createVite({
  appType: 'custom',
  cacheDir: `node_modules/.vite-${port}`,
  server: { middlewareMode: { server: http }, hmr: { server: http }, proxy: { '/api': api } },
});

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    const path = new URL(request.url ?? '/', siteUrl).pathname;
    page(path).then(
      (html) => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end(String(error));
      },
    );
  });
});

async function page(path: string): Promise<string> {
  const { renderPage, renderDocument } = (await vite.ssrLoadModule(
    '/src/web/entry-server.tsx',
  )) as typeof import('#web/entry-server.tsx');
  const { head, html } = await renderPage(path);
  const text = renderDocument({
    head,
    html,
    path,
    siteUrl,
    canonical: true,
    css: '',
    styleSheets: [],
    entryScript: '/src/web/entry-client.tsx',
    modulePreloads: [],
    fonts: [],
  });
  return vite.transformIndexHtml(path, text);
}

http.listen(port, '127.0.0.1', () => console.log(`Working copy at http://127.0.0.1:${port}`));
