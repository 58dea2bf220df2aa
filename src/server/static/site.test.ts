import { afterAll, describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { reviewsFramePath } from '#contract';
import { toPage, writeBuiltSite } from '#tests/support/write-built-site.ts';
import { serverErrors } from '#text/server/server-errors.ts';
import { loadSite } from './site.ts';

const built = writeBuiltSite(afterAll);
built.put('media/film-89abcdef.mp4', Buffer.from('0123456789'));
built.put('assets/app-0123abcd.js', 'console.log(1)');

async function ask(path: string, init: RequestInit = {}) {
  return loadSite(built.folder, company, 'https://spice.example').respond(
    new Request(`https://spice.example${path}`, init),
  );
}

test.each([
  ['/product/99', 'Product Not Found'],
  ['/order/99/', 'Product Not Found'],
  ['/x/product/99', 'Nothing here'],
  ['/product/', 'Nothing here'],
  ['/product/99/x', 'Nothing here'],
  ['/products/99', 'Nothing here'],
  ['/es/product/99', 'Producto no encontrado'],
  ['/es/order/99/', 'Producto no encontrado'],
  ['/es/x/product/99', 'Nada aquí'],
  ['/es/product/99/x', 'Nada aquí'],
  ['/es/products/99', 'Nada aquí'],
])('%s is not found, with the page %s', async (path, title) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(toPage(title));
});

test.each([
  ['/', 'text/html; charset=utf-8', String(Buffer.byteLength(toPage('Home')))],
  ['/media/film-89abcdef.mp4', 'video/mp4', '10'],
])('HEAD %s has the headers of a GET and no body', async (path, type, length) => {
  const response = await ask(path, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.body).toBeNull();
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-length')).toBe(length);
});

test('other methods get the ones that are allowed, in plain text', async () => {
  const response = await ask('/', { method: 'POST' });
  expect(response.status).toBe(405);
  expect(await response.text()).toBe(serverErrors['method-not-allowed']);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('the page of the review widget is served', async () => {
  expect((await ask(reviewsFramePath)).status).toBe(200);
});

describe('a file that the browser has', () => {
  test.each([
    ['its ETag', (tag: string) => tag],
    ['its ETag as a weak one', (tag: string) => `W/${tag}`],
    ['its ETag between two others', (tag: string) => `"other" , ${tag} , "third"`],
    ['a star', () => '*'],
    ['a star between spaces', () => ' * '],
  ])('is not sent again if it is asked for with %s', async (_, toHeader) => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    const response = await ask('/about', { headers: { 'If-None-Match': toHeader(etag) } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(etag);
  });

  test.each([
    ['another ETag', () => '"other"'],
    ['its ETag behind xW/', (tag: string) => `xW/${tag}`],
    ['its ETag without quotes', (tag: string) => tag.slice(1, -1)],
    ['its ETag with a W before the last quote', (tag: string) => tag.replace(/"$/, 'W/"')],
  ])('is sent again if it is asked for with %s', async (_, toHeader) => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    const response = await ask('/about', { headers: { 'If-None-Match': toHeader(etag) } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(toPage('About'));
    expect(response.headers.get('etag')).toBe(etag);
  });
});

describe('a part of a file', () => {
  const askForFilm = (headers: Record<string, string>) => ask('/media/film-89abcdef.mp4', { headers });

  test('is sent with its place in the whole', async () => {
    const part = await askForFilm({ Range: 'bytes=2-4' });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('234');
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(part.headers.get('content-length')).toBe('3');
  });

  test('is sent if the file is still the one of If-Range, else the whole', async () => {
    const etag = (await askForFilm({ Range: 'bytes=2-4' })).headers.get('etag') ?? '';
    expect((await askForFilm({ Range: 'bytes=2-4', 'If-Range': etag })).status).toBe(206);
    expect((await askForFilm({ Range: 'bytes=2-4', 'If-Range': '"other"' })).status).toBe(200);
  });

  test('beyond the end gets 416 and the length of the whole', async () => {
    const beyond = await askForFilm({ Range: 'bytes=10-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */10');
  });
});

test.each([
  ['/about/', '/about'],
  ['/about.html?a=1#bc', '/about?a=1'],
  ['/es/index.html', '/es'],
  ['/index.html', '/'],
  ['/About', '/about'],
  ['/ABOUT/?a=1&B=2', '/about?a=1&B=2'],
  ['/ES', '/es'],
  ['/Assets/App-0123ABCD.js', '/assets/app-0123abcd.js'],
])('%s leads to %s', async (path, location) => {
  const response = await ask(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(location);
});

test.each([
  '/about.htmlx',
  '/about.html.html',
  '/ab.htmlout',
  '/aboutindex.html',
  '/index.htmlx',
  '/index.html.html',
  '/xindex.html',
  '/es/index.html/x',
])('%s leads nowhere', async (path) => expect((await ask(path)).status).toBe(404));

test('a site without reviews serves its pages', async () => {
  const site = loadSite(built.folder, { ...company, reviews: undefined }, 'https://spice.example');
  expect((await site.respond(new Request('https://spice.example/about'))).status).toBe(200);
});
