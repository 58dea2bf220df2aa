import type { APIRequestContext } from '@playwright/test';
import { siteLanguages } from '#content/company.ts';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { categoryIds } from '#domain/catalogue/categories.ts';
import { readSitemapPaths } from '#tests/e2e/support/paths.ts';
import { findJsonLd } from '#tests/e2e/support/reading/find-json-ld.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { routes } from '#web/app/routes.ts';

const homePaths = ['/', '/es'];
const albaPath = `/product/${idsByName.alba}`;

const longestTitle = 70;
const longestDescription = 165;
const largestPicture = 300_000;

async function readMetadata(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const listMatches = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    status: response.status(),
    title: listMatches(/<title>(.*?)<\/title>/g),
    description: listMatches(/<meta name="description" content="(.*?)">/g),
    canonical: listMatches(/<link rel="canonical" href="(.*?)">/g),
    robots: listMatches(/<meta name="robots" content="(.*?)">/g),
    picture: listMatches(/<meta property="og:image" content="(.*?)">/g),
    headings: listMatches(/<h1[ >](.*?)<\/h1>/gs),
    data: findJsonLd(html),
  };
}

async function readAllMetadata(request: APIRequestContext) {
  const pages: [path: string, metadata: Awaited<ReturnType<typeof readMetadata>>][] = [];
  for (const path of await readSitemapPaths(request)) pages.push([path, await readMetadata(request, path)]);
  expect(pages.length).toBeGreaterThan(0);
  return pages;
}

test('the sitemap lists every page once, except the cart', async ({ request }) => {
  const paths = await readSitemapPaths(request);
  const pages = routes.filter(({ path }) => !path.includes(':') && path !== '/cart');
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(siteLanguages.length * (pages.length + productIds.length + categoryIds.length));
  expect(paths).not.toContain('/cart');
});

test('robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});

test('every listed page is found, has one h1, and tells its own address', async ({ request }) => {
  for (const [path, { status, headings, canonical, robots }] of await readAllMetadata(request)) {
    expect(status, path).toBe(200);
    expect(headings, path).toHaveLength(1);
    expect(
      canonical.map((url) => new URL(url).pathname),
      path,
    ).toEqual([path]);
    expect(robots, path).toEqual([]);
  }
});

test('every listed page has a title of its own, short enough for search engines', async ({ request }) => {
  const pages = await readAllMetadata(request);
  for (const [path, { title }] of pages) {
    expect(title, path).toHaveLength(1);
    expect(title[0]?.length, `${path}: ${title[0]}`).toBeLessThanOrEqual(longestTitle);
  }
  expect(new Set(pages.map(([, { title }]) => title[0])).size).toBe(pages.length);
});

test('every listed page has a description of its own, short enough for search engines', async ({ request }) => {
  const pages = await readAllMetadata(request);
  for (const [path, { description }] of pages) {
    expect(description, path).toHaveLength(1);
    expect(description[0]?.length, path).toBeLessThanOrEqual(longestDescription);
  }
  expect(new Set(pages.map(([, { description }]) => description[0])).size).toBe(pages.length);
});

test('every listed page has a picture of its own for shared links', async ({ request }) => {
  const pages = await readAllMetadata(request);
  for (const [path, { picture: urls }] of pages) {
    const picture = await request.get(new URL(urls[0] ?? '').pathname);
    expect(picture.headers()['content-type'], `${path}: ${urls[0]}`).toBe('image/jpeg');
    expect((await picture.body()).length, path).toBeLessThan(largestPicture);
  }
  expect(new Set(pages.map(([, { picture }]) => picture[0])).size).toBe(pages.length);
});

test('the structured data of the home page describes the company', async ({ request }) => {
  const { data } = await readMetadata(request, '/');
  expect(data.find((block) => block['@type'] === 'Organization')).toMatchObject({ foundingDate: '1990' });
});

for (const path of homePaths) {
  test(`${path} has no breadcrumbs`, async ({ request }) => {
    const { data } = await readMetadata(request, path);
    expect(data.map((block) => block['@type'])).not.toContain('BreadcrumbList');
  });
}

test('every other page has breadcrumbs from the home page to itself, whose pages exist', async ({ request }) => {
  const pages = (await readAllMetadata(request)).filter(([path]) => !homePaths.includes(path));
  const paths = pages.map(([path]) => path);
  for (const [path, { data, canonical }] of pages) {
    const breadcrumbLists = data.filter((block) => block['@type'] === 'BreadcrumbList');
    expect(breadcrumbLists, path).toHaveLength(1);
    const steps = breadcrumbLists[0]?.['itemListElement'] as { position: number; name: string; item: string }[];
    expect(steps.length, path).toBeGreaterThanOrEqual(2);
    expect(
      steps.map(({ position }) => position),
      path,
    ).toEqual(steps.map((_, index) => index + 1));
    expect(new URL(steps[0]?.item ?? '').pathname, path).toBe(path.startsWith('/es/') ? '/es' : '/');
    expect(steps.at(-1)?.item, path).toBe(canonical[0]);
    expect([...homePaths, ...paths], path).toEqual(
      expect.arrayContaining(steps.map(({ item }) => new URL(item).pathname)),
    );
  }
});

test('the metadata of the home page name a logo that exists', async ({ request }) => {
  const { data: blocks } = await readMetadata(request, '/');
  expect(blocks.map((block) => block['@type'])).toEqual(['Organization', 'WebSite']);
  const logo = await request.get(new URL(blocks[0]?.['logo'] as string).pathname);
  expect(logo.headers()['content-type']).toBe('image/png');
});

test('the metadata of a product name its pictures, which exist, in their largest size', async ({ request }) => {
  const product = await request.get(albaPath);
  const files = new RegExp(String.raw`product-${idsByName.alba}-main-\w+-(\d+)\.jpg`, 'g');
  const widths = Array.from((await product.text()).matchAll(files), ([, width]) => Number(width));
  const { data } = await readMetadata(request, albaPath);
  const images = data.find((block) => block['@type'] === 'Product')?.['image'] as string[];
  expect(images).toHaveLength(3);
  expect(images[0]).toContain(`-${Math.max(...widths)}.jpg`);
  for (const image of images) {
    const picture = await request.get(new URL(image).pathname);
    expect(picture.headers()['content-type'], image).toBe('image/jpeg');
  }
});

test('search engines do not index the cart', async ({ request }) => {
  expect((await readMetadata(request, '/cart')).robots).toEqual(['noindex']);
});
