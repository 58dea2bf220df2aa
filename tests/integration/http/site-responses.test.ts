import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { serverErrors as spanish } from '#content/es/server/server-errors.ts';
import { loadSite } from '#server/static/site.ts';
import { createSqlCartRepository } from '#server/storage/carts/sql-cart-repository.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { builtTitles, toPage, writeBuiltSite } from '#tests/support/write-built-site.ts';
import { serverErrors } from '#text/server/server-errors.ts';

const { folder: built, put } = writeBuiltSite(afterAll);
const folder = join(built, '../..');
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

put('assets/entry-0123abcd.js', 'console.log(1)', { isCompressed: true });
put('assets/plain.js', 'console.log(2)');
put('fonts/text.woff2', 'font');
put('media/film-89abcdef.mp4', film);
put('media/pepper-89abcdef-640.avif', 'picture');
put('icons/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
put('manifest.webmanifest', '{}');
put('robots.txt', 'User-agent: *');
put('favicon.ico', 'icon');
put('.env', 'secret');
put('.git/config', 'secret');
writeFileSync(join(folder, 'outside.txt'), 'secret');
symlinkSync(join(folder, 'outside.txt'), join(built, 'link.txt'));
symlinkSync(folder, join(built, 'linked'));

const db = await openAndMigrateSqlite(':memory:');
const carts = createSqlCartRepository(db, 'sqlite');
const site = createTestApi(carts, { site: loadSite(built, company, 'http://localhost:3000') });
afterAll(() => db.destroy());

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const getTag = async (path: string, encoding: string) =>
  (await get(path, { 'Accept-Encoding': encoding })).headers.get('etag') ?? '';

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

test('pages are revalidated by the browser and eligible for the back/forward cache', async () => {
  expect((await get('/about')).headers.get('cache-control')).toBe('no-cache');
});

describe('the path', () => {
  test.each([
    ['/', builtTitles.home],
    ['/?utm=1', builtTitles.home],
    ['/about', builtTitles.about],
    ['/about?x=/', builtTitles.about],
    ['/product/12', builtTitles.alba],
    ['/order/whole-spices?type=Vanilla', builtTitles.wholeSpices],
    ['/es', builtTitles.es.home],
    ['/es/about', builtTitles.es.about],
  ])('%s gets the page with the title "%s"', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(toPage(title));
  });

  test.each([
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['/product/12/', '/product/12'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/product/12.html?x', '/product/12?x'],
    ['/es/', '/es'],
    ['/es/?a=1', '/es?a=1'],
    ['/es/index.html', '/es'],
    ['/es/about/', '/es/about'],
    ['/About', '/about'],
    ['/ES', '/es'],
    ['/ES/about?a=1', '/es/about?a=1'],
  ])('%s redirects to %s', async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });

  test.each(['//evil.example/', '//evil.example/about/', '/%2f%2fevil.example/', '//about/', '/\\evil.example/'])(
    '%s does not redirect',
    async (path) => {
      const response = await site.request(new Request(`http://localhost${path}`));
      expect(response.status).toBe(404);
      expect(response.headers.get('location')).toBeNull();
    },
  );

  test.each([
    '/nothing',
    '/product',
    '/product/12/3',
    '/404',
    '/404.html',
    '/product-not-found',
    '/assets/none.js',
    '/%00',
    '/%',
    '/__proto__',
    '/constructor',
    '/esp/about',
  ])('%s returns 404 with the not-found page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(toPage(builtTitles.notFound));
  });

  test.each([
    '/product/99',
    '/product/0',
    '/product/1.5',
    '/product/1e1',
    '/product/%00',
    '/product/99/',
    '/order/tea',
  ])('%s returns 404 with "Product Not Found"', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(toPage(builtTitles.productNotFound));
  });

  test.each([
    ['/es/nope', builtTitles.es.notFound],
    ['/es/404', builtTitles.es.notFound],
    ['/es/product', builtTitles.es.notFound],
    ['/es/es', builtTitles.es.notFound],
    ['/es/product/99', builtTitles.es.productNotFound],
    ['/es/product/99/', builtTitles.es.productNotFound],
    ['/es/order/tea', builtTitles.es.productNotFound],
  ])('%s returns 404 with the page "%s" of its language', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(toPage(title));
  });

  test.each([
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/link.txt',
    '/linked/outside.txt',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/assets/../../outside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/assets/..%252f..%252foutside.txt',
    '/about.html.br',
    '/assets/entry-0123abcd.js.gz',
    '/index.html%00.js',
  ])('%s is not accessible', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });
});

describe('the file', () => {
  test.each([
    ['/assets/entry-0123abcd.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/plain.js', 'text/javascript; charset=utf-8', 'public, max-age=3600'],
    ['/media/pepper-89abcdef-640.avif', 'image/avif', 'public, max-age=31536000, immutable'],
    ['/media/film-89abcdef.mp4', 'video/mp4', 'public, max-age=31536000, immutable'],
    ['/fonts/text.woff2', 'font/woff2', 'public, max-age=3600'],
    ['/icons/logo.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
    ['/manifest.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/favicon.ico', 'image/x-icon', 'public, max-age=3600'],
  ])('%s is served as %s, with Cache-Control %s', async (path, type, cacheControl) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(cacheControl);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a page', () => {
  test.each(['br', 'gzip'] as const)('is compressed by %s for clients that accept it', async (encoding) => {
    const response = await get('/about', { 'Accept-Encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(decoders[encoding](body).toString()).toBe(toPage(builtTitles.about));
  });

  test('is compressed also with the status 404', async () => {
    const response = await get('/nothing', { 'Accept-Encoding': 'br' });
    const page = decoders.br(Buffer.from(await response.arrayBuffer())).toString();
    expect(page).toBe(toPage(builtTitles.notFound));
  });

  test('has Vary even if it is not compressed', async () => {
    const plain = await get('/about');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe('conditional requests', () => {
  test.each(['br', 'gzip', 'identity'])('with the ETag of the encoding %s return 304', async (encoding) => {
    const tag = await getTag('/about', encoding);
    expect(tag).toMatch(/^"[\w-]+"$/);
    const known = await get('/about', { 'Accept-Encoding': encoding, 'If-None-Match': `"x", W/${tag}` });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect(known.headers.get('etag')).toBe(tag);
    expect(known.headers.get('vary')).toBe('Accept-Encoding');
    expect(known.headers.get('content-length')).toBeNull();
  });

  test.each([
    ['gzip', 'br'],
    ['identity', 'br'],
    ['identity', 'gzip'],
  ])('with the ETag of %s return the page to a client that accepts %s', async (encoding, accepted) => {
    const tag = await getTag('/about', encoding);
    expect((await get('/about', { 'Accept-Encoding': accepted, 'If-None-Match': tag })).status).toBe(200);
  });

  test('with * instead of an ETag return 304', async () => {
    expect((await get('/', { 'If-None-Match': '*' })).status).toBe(304);
  });

  test('with the ETag of a picture return 304', async () => {
    const path = '/media/pepper-89abcdef-640.avif';
    const tag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { 'If-None-Match': tag })).status).toBe(304);
  });
});

test.each(['/', '/about', '/nothing', '/media/film-89abcdef.mp4', '/about/'])(
  'HEAD %s gets the response of GET without a body',
  async (path) => {
    const [byGet, byHead] = [await get(path), await site.send('HEAD', path)];
    expect(byHead.status).toBe(byGet.status);
    expect(Object.fromEntries(byHead.headers)).toEqual(Object.fromEntries(byGet.headers));
    expect(await byHead.text()).toBe('');
  },
);

describe('other methods than GET and HEAD', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('are rejected with 405: %s', async (method) => {
    const response = await site.send(method, '/about');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each([
    [undefined, serverErrors['method-not-allowed'], null],
    ['fr', serverErrors['method-not-allowed'], null],
    ['es-MX,es;q=0.9,en;q=0.8', spanish['method-not-allowed'], 'es'],
    ['en', serverErrors['method-not-allowed'], 'en'],
  ])('are rejected in the language of Accept-Language: %s', async (accepted, message, language) => {
    const response = await site.request('/es/about', {
      method: 'POST',
      headers: accepted ? { 'Accept-Language': accepted } : {},
    });
    expect(response.status).toBe(405);
    expect(await response.text()).toBe(message);
    expect(response.headers.get('content-language')).toBe(language);
  });
});

describe('range requests', () => {
  const path = '/media/film-89abcdef.mp4';

  test('return the requested bytes', async () => {
    const response = await get(path, { Range: 'bytes=100-199' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 100-199/${film.length}`);
    expect(response.headers.get('content-length')).toBe('100');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(film.subarray(100, 200));
  });

  test('beyond the end of the file return 416', async () => {
    const response = await get(path, { Range: `bytes=${film.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${film.length}`);
  });

  test('are offered with the whole file', async () => {
    const whole = await get(path);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
  });

  test('with an outdated If-Range return the whole file', async () => {
    expect((await get(path, { Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200);
  });

  test('with the current If-Range return the requested bytes', async () => {
    const tag = await getTag(path, 'identity');
    expect((await get(path, { Range: 'bytes=0-9', 'If-Range': tag })).status).toBe(206);
  });
});

test('a folder without a build fails with a one-line error', () => {
  expect(() => loadSite(folder, company, 'http://localhost:3000')).toThrow(
    /^the site is not built yet .*npm run build$/,
  );
});
