import type { APIRequestContext } from '@playwright/test';
import type { Catalogue } from '#content/catalogue/catalogue-json.ts';
import { company } from '#content/company.ts';
import { papers } from '#content/papers.ts';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { isSpanish, readSitemapPaths, spanishPath } from '#tests/e2e/support/paths.ts';
import { findJsonLdTexts } from '#tests/e2e/support/reading/find-json-ld.ts';
import { listShownTexts } from '#tests/e2e/support/reading/shown-texts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';

const sameInBoth = new RegExp(
  [
    String.raw`^(©|\d|www\.|static\.|UTC|width=|C\. )`,
    String.raw`^(Elpitiya|Galle|Colombo|Kandy|Sri Lanka)\b`,
    '^(Facebook|Instagram|TikTok|WhatsApp)$',
    '^(Alba|C5 Special|H2 Super|Extra Special|Cinnamon Magic|Zeilan|Eugenol|Error 404)$',
    '^(nominal|noindex|website|summary_large_image)$',
    String.raw`^(customer\w+|scroll|screenScale|reloadedAt|draft|adding|email|forgottenAt|rowDrafts|carriedDraft)$`,
  ].join('|'),
);

const facts = collectTexts([company, papers]);
const isFact = (text: string) => facts.some((fact) => text.includes(fact) || fact.includes(text));

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

const fetchHtml = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

const fetchCatalogue = async (request: APIRequestContext, path: string) =>
  (await (await request.get(path)).json()) as Catalogue;

function getAlternates(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="(.*?)">/g);
  return Object.fromEntries([...links].map(([, language, url = '']) => [language, new URL(url).pathname]));
}

test('every page has its Spanish counterpart', async ({ request }) => {
  const paths = await readSitemapPaths(request);
  const english = paths.filter((path) => !isSpanish(path));
  expect(paths.toSorted()).toEqual([...english, ...english.map(spanishPath)].toSorted());
});

test('a page and its Spanish counterpart name their languages and each other in the head', async ({ request }) => {
  for (const englishPath of (await readSitemapPaths(request)).filter((path) => !isSpanish(path))) {
    const alternates = { en: englishPath, es: spanishPath(englishPath), 'x-default': englishPath };
    for (const { path, language, locale, counterpart } of [
      { path: englishPath, language: 'en', locale: 'en_GB', counterpart: spanishPath(englishPath) },
      { path: spanishPath(englishPath), language: 'es', locale: 'es_LA', counterpart: englishPath },
    ]) {
      const html = await fetchHtml(request, path);
      expect(getAlternates(html), path).toEqual(alternates);
      expect(html, path).toContain(`<html lang="${language}">`);
      expect(html, path).toContain(`property="og:locale" content="${locale}"`);
      expect(html, path).toContain(` type="text/html" href="${counterpart}"`);
    }
  }
});

test('no English sentence is left in the Spanish pages', async ({ request }) => {
  const paths = (await readSitemapPaths(request)).filter((path) => !isSpanish(path));
  const { products } = await fetchCatalogue(request, '/catalogue.json');
  const genera = [...new Set(products.map(({ botanicalName }) => `${botanicalName.split(' ')[0]} `))];
  const isLatin = (text: string) => genera.some((genus) => text.startsWith(genus));
  for (const path of [...paths, '/cart', '/nothing-here', '/product/0']) {
    const english = listShownTexts(await fetchHtml(request, path));
    const spanish = listShownTexts(await fetchHtml(request, spanishPath(path)));
    const left = [...spanish].filter(
      (text) => english.has(text) && !sameInBoth.test(text) && !isFact(text) && !isLatin(text),
    );
    expect(left, path).toEqual([]);
    expect(
      [...spanish].filter((text) => /\s(the|of|and|with)\s/i.test(text)),
      path,
    ).toEqual([]);
  }
});

test('the address of a Spanish page has no slash at its end', async ({ request }) => {
  expect((await request.get('/es/')).url()).toMatch(/\/es$/);
  expect((await request.get('/es/about/')).url()).toMatch(/\/es\/about$/);
});

for (const [path, title] of [
  ['/es/nope', 'Página no encontrada'],
  ['/es/product/99', 'Producto no encontrado'],
  ['/es/order/tea', 'Producto no encontrado'],
  ['/en', 'Page Not Found'],
] as const) {
  test(`${path}, which does not exist, is answered with 404 and “${title}”`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`<title>${title}`);
  });
}

test('the Spanish catalogue has the same products and keys as the English one', async ({ request }) => {
  const english = await fetchCatalogue(request, '/catalogue.json');
  const spanish = await fetchCatalogue(request, '/es/catalogue.json');
  const pickSameParts = ({ products }: Catalogue) =>
    products.map((product) => ({
      keys: Object.keys(product),
      id: product.id,
      category: product.category,
      type: product.type,
    }));
  expect(pickSameParts(spanish)).toEqual(pickSameParts(english));
  expect(spanish.products.map(({ id }) => id)).toEqual(productIds);
});

test('no summary of the Spanish catalogue is English', async ({ request }) => {
  const english = await fetchCatalogue(request, '/catalogue.json');
  const summaries = new Set(english.products.map(({ summary }) => summary));
  const spanish = await fetchCatalogue(request, '/es/catalogue.json');
  expect(spanish.products.filter(({ summary }) => summaries.has(summary))).toEqual([]);
});

test('the Spanish catalogue leads to Spanish pages and sheets', async ({ request }) => {
  const { products } = await fetchCatalogue(request, '/es/catalogue.json');
  for (const { url, order, sheet } of products) {
    for (const { pathname } of [url, order, sheet].map((address) => new URL(address))) {
      expect(pathname).toMatch(/^\/es\//);
      expect((await request.get(pathname)).status(), pathname).toBe(200);
    }
    const pdf = (await (await request.get(new URL(sheet).pathname)).body()).toString('latin1');
    expect(pdf, sheet).toMatch(/\/Lang \(es\)|\/Lang <feff00650073>/i);
  }
});

for (const path of ['/es/catalogue.csv', '/es/catalogue.pdf', '/es/llms.txt']) {
  test(`${path} is served`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(200);
  });
}

test('the structured data of Spanish pages is in Spanish and links to Spanish pages', async ({ request }) => {
  for (const path of [
    '/es',
    '/es/about',
    `/es/product/${idsByName.alba}`,
    `/es/product/${idsByName.blackPepperPowder}`,
  ]) {
    const html = await fetchHtml(request, path);
    const blocks = findJsonLdTexts(html);
    expect(blocks, path).not.toHaveLength(0);
    const english = await fetchHtml(request, path === '/es' ? '/' : path.slice(3));
    for (const block of blocks) {
      expect(english, path).not.toContain(block);
      for (const [, url = ''] of block.matchAll(/"(?:url|item|@id)":"([^"]+)"/g)) {
        expect(new URL(url).pathname, `${path}: ${url}`).toMatch(/^\/es(?:\/|$)|^\/$/);
      }
      for (const [, language] of block.matchAll(/"inLanguage":"([^"]+)"/g)) expect(language, path).toBe('es');
    }
  }
});

test('the structured data of the Spanish home page state their language', async ({ request }) => {
  expect(findJsonLdTexts(await fetchHtml(request, '/es')).join('')).toContain('"inLanguage":"es"');
});
