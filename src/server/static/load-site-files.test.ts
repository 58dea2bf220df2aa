import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { company } from '#content/company.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { toPage, writeBuiltSite } from '#tests/support/write-built-site.ts';
import { loadSiteFiles } from './load-site-files.ts';

const { folder, put } = writeBuiltSite(afterAll);
const outside = join(folder, '../outside');
mkdirSync(outside);
writeFileSync(join(outside, 'secret.txt'), 'secret');
symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'));
symlinkSync(outside, join(folder, 'linked'));
for (const name of ['.env', '.git/config', 'assets/.hidden.js']) put(name, 'secret');
put('robots.txt', 'User-agent: *', { isCompressed: true });
put('index.html.txt', 'text');
put('assets/app-0123abcd.js', '1', { isCompressed: true });
put('assets/plain.js', '2');
put('assets/0123abcd.js', '3');
put('icons/logo-0123abcd.svg', '<svg/>');
put('icons/media/logo-0123abcd.svg', '<svg/>');
put('fonts/text.0123abcd.woff2', 'font');
for (const end of ['-640.avif', '.av1.mp4', '.h264.mp4', '.jpg']) put(`media/film-89abcdef${end}`, 'media');
put('media/89abcde-film.jpg', 'media');
put('media/a b.jpg', 'media');
const changedSeconds = 36;
utimesSync(join(folder, 'media/a b.jpg'), changedSeconds, changedSeconds);

const siteUrl = 'https://spice.example';
const read = () => loadSiteFiles(folder, company, siteUrl);
const findHeaders = (path: string) => read().filesByPath.get(path)?.variants.identity.headers;

test('a page and a file have one path each, links and error pages none', () => {
  const paths = [...read().filesByPath.keys()].filter((path) => !/^\/(assets|media)/.test(path));
  expect(paths.toSorted()).toEqual([
    '/',
    '/about',
    '/es',
    '/es/about',
    '/es/order/whole-spices',
    '/es/product/12',
    '/fonts/text.0123abcd.woff2',
    '/icons/logo-0123abcd.svg',
    '/icons/media/logo-0123abcd.svg',
    '/index.html.txt',
    '/order/whole-spices',
    '/product/12',
    '/reviews-frame',
    '/robots.txt',
  ]);
});

test('the path of a file is encoded', () => {
  expect(read().filesByPath.has('/media/a%20b.jpg')).toBe(true);
});

test('dotfiles and compressed copies have no path', () => {
  expect([...read().filesByPath.keys()].filter((path) => /hidden|\.(br|gz)$/.test(path))).toEqual([]);
});

test('each locale has its own pages for what is not found', () => {
  const { errorPages, localizedErrorPages } = read();
  expect([...localizedErrorPages.keys()]).toEqual(['es']);
  expect(errorPages.notFound.diskPath).toBe(join(folder, '404.html'));
  expect(errorPages.productNotFound.diskPath).toBe(join(folder, 'product-not-found.html'));
  expect(localizedErrorPages.get('es')?.productNotFound.diskPath).toBe(join(folder, 'es/product-not-found.html'));
});

test('a locale without a page for products that are not found takes its general one', () => {
  const site = writeBuiltSite(onTestFinished);
  rmSync(join(site.folder, 'es/product-not-found.html'));
  const { localizedErrorPages } = loadSiteFiles(site.folder, company, siteUrl);
  expect(localizedErrorPages.get('es')?.productNotFound.diskPath).toBe(join(site.folder, 'es/404.html'));
});

test.each([
  ['/', 'no-cache', 'text/html; charset=utf-8'],
  ['/assets/app-0123abcd.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/fonts/text.0123abcd.woff2', 'public, max-age=31536000, immutable', 'font/woff2'],
  ['/media/film-89abcdef-640.avif', 'public, max-age=31536000, immutable', 'image/avif'],
  ['/media/film-89abcdef.av1.mp4', 'public, max-age=31536000, immutable', 'video/mp4'],
  ['/media/film-89abcdef.h264.mp4', 'public, max-age=31536000, immutable', 'video/mp4'],
  ['/media/film-89abcdef.jpg', 'public, max-age=31536000, immutable', 'image/jpeg'],
  ['/media/89abcde-film.jpg', 'public, max-age=3600', 'image/jpeg'],
  ['/assets/plain.js', 'public, max-age=3600', 'text/javascript; charset=utf-8'],
  ['/assets/0123abcd.js', 'public, max-age=3600', 'text/javascript; charset=utf-8'],
  ['/icons/logo-0123abcd.svg', 'public, max-age=3600', 'image/svg+xml; charset=utf-8'],
  ['/icons/media/logo-0123abcd.svg', 'public, max-age=3600', 'image/svg+xml; charset=utf-8'],
])('%s may be kept: %s', (path, cacheControl, type) => {
  expect(findHeaders(path)).toMatchObject({ 'Cache-Control': cacheControl, 'Content-Type': type });
});

test('only pages and drawings have a policy', () => {
  expect(findHeaders('/about')).toHaveProperty('X-Frame-Options', 'DENY');
  expect(findHeaders('/icons/logo-0123abcd.svg')).toHaveProperty(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  expect(findHeaders('/robots.txt')).not.toHaveProperty('Content-Security-Policy');
});

test('a file in memory varies by encoding', () => {
  expect(findHeaders('/robots.txt')).toMatchObject({ Vary: 'Accept-Encoding', 'X-Content-Type-Options': 'nosniff' });
  expect(findHeaders('/robots.txt')).not.toHaveProperty('Accept-Ranges');
});

test('a file that is not in memory has ranges', () => {
  expect(findHeaders('/media/a%20b.jpg')).toMatchObject({ 'Accept-Ranges': 'bytes' });
  expect(findHeaders('/media/a%20b.jpg')).not.toHaveProperty('Vary');
});

test('the ETag comes from the content, from the hash in the name, or else from size and time', () => {
  const etag = (path: string) => findHeaders(path)?.['ETag'];
  expect(etag('/assets/plain.js')).toBe('"1HNeOiZeFu7gP1lxi5td"');
  expect(etag('/media/film-89abcdef.jpg')).toBe('"5-89abcdef"');
  expect(etag('/media/a%20b.jpg')).toBe(`"5-${(1000 * changedSeconds).toString(36)}"`);
});

test('a compressed copy is a variant with its own size and ETag', () => {
  const file = read().filesByPath.get('/about');
  const identity = file?.variants.identity;
  expect(file?.encodings).toEqual(['br', 'gzip']);
  expect(String(identity?.bytes)).toBe(toPage('About'));
  expect(identity?.wholeFileHeaders['Content-Length']).toBe(String(Buffer.byteLength(toPage('About'))));
  expect(file?.variants.gzip?.headers).toMatchObject({
    'Content-Encoding': 'gzip',
    ETag: identity?.etag.replace(/"$/, '-gzip"'),
  });
  expect(file?.variants.gzip?.wholeFileHeaders['Content-Length']).toBe(String(gzipSync(toPage('About')).length));
});

test('a file without a compressed copy has one variant', () => {
  expect(read().filesByPath.get('/assets/plain.js')?.encodings).toEqual([]);
});

test('a picture is not kept in memory', () => {
  expect(read().filesByPath.get('/media/a%20b.jpg')?.variants.identity).toMatchObject({
    bytes: undefined,
    wholeFileHeaders: { 'Content-Length': '5' },
  });
});

test('a folder without a build is refused in one line', () => {
  expect(() => loadSiteFiles(outside, company, siteUrl)).toThrow(
    `the site is not built yet (no index.html and 404.html in ${outside}): run npm run build`,
  );
});

test.each(['index.html', '404.html'])('a folder with only %s is refused', (page) => {
  const half = makeTestFolder('half-built', onTestFinished);
  writeFileSync(join(half, page), '');
  expect(() => loadSiteFiles(half, company, siteUrl)).toThrow('not built yet');
});
