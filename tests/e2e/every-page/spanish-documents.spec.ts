import type { APIRequestContext } from '@playwright/test';
import type { Catalogue } from '#content/catalogue/catalogue-json.ts';
import { company } from '#content/company.ts';
import { papers } from '#content/papers.ts';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { isSpanish, sitemapPaths, spanishPath } from '#tests/e2e/support/paths.ts';
import { findJsonLdTexts } from '#tests/e2e/support/reading/find-json-ld.ts';
import { getShownTexts } from '#tests/e2e/support/reading/get-shown-texts.ts';
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

function getAlternates(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="(.*?)">/g);
  return Object.fromEntries([...links].map(([, language, url = '']) => [language, new URL(url).pathname]));
}

test('every page has its Spanish counterpart, and both name each other in the head', async ({ request }) => {
  const paths = await sitemapPaths(request);
  const english = paths.filter((path) => !isSpanish(path));
  expect(paths.toSorted()).toEqual([...english, ...english.map(spanishPath)].toSorted());
  for (const path of english) {
    const alternates = { en: path, es: spanishPath(path), 'x-default': path };
    for (const each of [path, spanishPath(path)]) {
      const html = await fetchHtml(request, each);
      const language = each === path ? 'en' : 'es';
      expect(getAlternates(html), each).toEqual(alternates);
      expect(html, each).toContain(`<html lang="${language}">`);
      expect(html, each).toContain(`property="og:locale" content="${language === 'en' ? 'en_GB' : 'es_LA'}"`);
      expect(html, each).toContain(` type="text/html" href="${language === 'en' ? spanishPath(path) : path}"`);
    }
  }
});

test('no English sentence is left in the Spanish pages', async ({ request }) => {
  const paths = (await sitemapPaths(request)).filter((path) => !isSpanish(path));
  const { products } = (await (await request.get('/catalogue.json')).json()) as Catalogue;
  const genera = [...new Set(products.map(({ botanicalName }) => `${botanicalName.split(' ')[0]} `))];
  const isLatin = (text: string) => genera.some((genus) => text.startsWith(genus));
  for (const path of [...paths, '/cart', '/nothing-here', '/product/0']) {
    const english = getShownTexts(await fetchHtml(request, path));
    const spanish = getShownTexts(await fetchHtml(request, spanishPath(path)));
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

test('addresses of Spanish pages have one form, and missing ones are 404 in Spanish', async ({ request }) => {
  expect((await request.get('/es/')).url()).toMatch(/\/es$/);
  expect((await request.get('/es/about/')).url()).toMatch(/\/es\/about$/);
  for (const [path, title] of [
    ['/es/nope', 'Página no encontrada'],
    ['/es/product/99', 'Producto no encontrado'],
    ['/es/order/tea', 'Producto no encontrado'],
    ['/en', 'Page Not Found'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(`<title>${title}`);
  }
});

test('the catalogue of the Spanish locale has the same products and keys, in Spanish, with sheets', async ({
  request,
}) => {
  const [english, spanish] = (await Promise.all(
    ['/catalogue.json', '/es/catalogue.json'].map(async (path) => (await request.get(path)).json()),
  )) as [Catalogue, Catalogue];
  for (const [index, product] of spanish.products.entries()) {
    const original = english.products[index];
    expect(Object.keys(product)).toEqual(Object.keys(original ?? {}));
    expect(product).toMatchObject({ id: original?.id, category: original?.category, type: original?.type });
    expect(product.summary).not.toBe(original?.summary);
    for (const url of [product.url, product.order, product.sheet]) {
      const { pathname } = new URL(url);
      expect(pathname).toMatch(/^\/es\//);
      expect((await request.get(pathname)).status(), pathname).toBe(200);
    }
    const sheet = (await (await request.get(new URL(product.sheet).pathname)).body()).toString('latin1');
    expect(sheet, product.sheet).toMatch(/\/Lang \(es\)|\/Lang <feff00650073>/i);
  }
  expect(spanish.products.map(({ id }) => id)).toEqual(productIds);
  for (const path of ['/es/catalogue.csv', '/es/catalogue.pdf', '/es/llms.txt']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

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
    if (path === '/es') expect(blocks.join('')).toContain('"inLanguage":"es"');
  }
});
