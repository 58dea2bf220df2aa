import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Catalogue } from '#content/catalogue/catalogue-json.ts';
import { isQuill, productIds, type ProductId } from '#domain/catalogue/catalogue.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getProductName } from '#tests/e2e/support/reading/product-name.ts';
import { readShownFigures } from '#tests/e2e/support/reading/read-shown-figures.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { countPages } from '#tests/support/unpack-pdf.ts';
import { getShortName } from '#text/catalogue/names.ts';
import { productNotices } from '#text/catalogue/notices.ts';
import { specificationLabels } from '#text/catalogue/specification-labels.ts';
import { gradeRailTexts } from '#text/grades/grade-rail.ts';
import { cataloguePageTexts } from '#text/pages/catalogue.ts';
import { productPageTexts } from '#text/pages/product.ts';

const fullestIds = [
  idsByName.m4,
  idsByName.alba,
  idsByName.leafOil,
  idsByName.cinnamonPowder,
  idsByName.blackPepper,
  idsByName.betelNuts,
  idsByName.cloveStems,
  idsByName.chiliPowder,
] as const;

const toPath = (address: string) => address.slice(new URL(address).origin.length);

const byteOrderMark = [0xef, 0xbb, 0xbf];

async function fetchCatalogue(request: APIRequestContext): Promise<Catalogue> {
  const answer = await request.get('/catalogue.json');
  expect(answer.headers()['content-type']).toBe('application/json');
  return (await answer.json()) as Catalogue;
}

async function fetchProduct(request: APIRequestContext, id: ProductId): Promise<Catalogue['products'][number]> {
  const product = (await fetchCatalogue(request)).products.find((each) => each.id === id);
  if (!product) throw new Error(`/catalogue.json has no product ${id}`);
  return product;
}

const compareLabels = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label);

test('/catalogue.json is valid by its schema, which has no place for a price', async ({ request }) => {
  const catalogue = await fetchCatalogue(request);
  const schema = (await (await request.get('/catalogue.schema.json')).json()) as object;
  const ajv = new Ajv2020({ allErrors: true });
  const isValid = ajv.validate(schema, catalogue);
  expect(ajv.errorsText(), String(isValid)).toBe('No errors');
  expect(ajv.validate(schema, { ...catalogue, price: 1 })).toBe(false);
});

test('/catalogue.json has all products with their notices, and names prices nowhere', async ({ request }) => {
  const catalogue = await fetchCatalogue(request);
  expect(catalogue.products.map(({ id }) => id)).toEqual(productIds);
  expect(JSON.stringify(catalogue)).not.toMatch(/"(price|offers?|availability)"/i);
  expect(catalogue.products.find(({ id }) => id === idsByName.betelNuts)?.notice).toBe(
    productNotices[idsByName.betelNuts],
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of pickCases(productIds, fullestIds)) {
    test.describe(`the page of ${getProductName(id)}`, () => {
      test.beforeEach(async ({ page }) => {
        await page.route('**/*', (route) =>
          ['document', 'font'].includes(route.request().resourceType())
            ? route.continue()
            : route.fulfill({ body: '' }),
        );
      });

      test('shows the figures of /catalogue.json', async ({ page, request }) => {
        const { url, figures, botanicalName, hsCode, form, packing, season } = await fetchProduct(request, id);
        await page.goto(toPath(url));
        const shown = await readShownFigures(page);
        expect(shown.toSorted(compareLabels)).toEqual(figures.toSorted(compareLabels));
        const value = (label: string) => shown.find((row) => row.label === label)?.value;
        expect({ botanicalName, hsCode, form, packing, season }).toEqual({
          botanicalName: value(specificationLabels.botanicalName),
          hsCode: value(specificationLabels.hsCode),
          form: value(specificationLabels.form),
          packing: value(specificationLabels.packing),
          season: value(specificationLabels.season),
        });
        expect(value(specificationLabels.partUsed)).toBeDefined();
        expect(season === undefined, 'only leaf oil has no season').toBe(id === idsByName.leafOil);
      });

      test('has its name as title, its summary and three paragraphs', async ({ page, request }) => {
        const { url, name, summary } = await fetchProduct(request, id);
        await page.goto(toPath(url));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(page.getByText(summary)).toBeVisible();
        const description = page.getByRole('region', { name: productPageTexts.descriptionTitle });
        await expect(description.getByRole('paragraph')).toHaveCount(3);
      });

      test(`has ${isQuill(id) ? 'a' : 'no'} grade rail`, async ({ page, request }) => {
        const { url } = await fetchProduct(request, id);
        await page.goto(toPath(url));
        const rail = page.getByRole('region', { name: gradeRailTexts.title });
        await expect(rail).toBeVisible({ visible: isQuill(id) });
      });

      test('links to its order form and its sheet', async ({ page, request }) => {
        const { url, order, sheet } = await fetchProduct(request, id);
        await page.goto(toPath(url));
        const orderLink = page.getByRole('link', { name: productPageTexts.request, exact: true }).first();
        await expect(orderLink).toHaveAttribute('href', toPath(order));
        const sheetLink = page.getByRole('link', { name: productPageTexts.sheet });
        await expect(sheetLink).toHaveAttribute('href', toPath(sheet));
      });
    });
  }
});

test('every picture in /catalogue.json is served', async ({ request }) => {
  const { products } = await fetchCatalogue(request);
  for (const image of products.flatMap(({ images }) => images)) {
    expect((await request.head(toPath(image))).status(), image).toBe(200);
  }
});

test('/catalogue.csv has a mark for spreadsheets, a head and a line for each product', async ({ request }) => {
  const answer = await request.get('/catalogue.csv');
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const bytes = await answer.body();
  expect([...bytes.subarray(0, 3)]).toEqual(byteOrderMark);
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFId,Name,Category,Type,Botanical name,/);
  expect(lines.slice(1, -1)).toEqual(productIds.map((id) => expect.stringContaining(`${id},${getProductName(id)},`)));
  expect(lines.find((line) => line.startsWith(`${idsByName.betelNuts},`))).toContain('carcinogenic');
});

test('pages name /llms.txt', async ({ request }) => {
  for (const path of ['/', `/product/${idsByName.alba}`, '/papers']) {
    expect(await (await request.get(path)).text(), path).toContain('<link rel="describedby" href="/llms.txt"');
  }
});

test('every link in /llms.txt leads somewhere', async ({ request }) => {
  const leastLinksToOtherPages = 8;
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, address = '']) => address);
  expect(links.length).toBeGreaterThan(productIds.length + leastLinksToOtherPages);
  for (const link of links) expect((await request.get(toPath(link))).status(), link).toBe(200);
  expect(text).toMatch(/\[Betel Nuts\].*carcinogenic/);
});

test('/catalogue fetches its figures once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, '/catalogue');
  expect(requests.filter((path) => path === '/catalogue.json')).toHaveLength(1);
});

test('/catalogue shows all products and a link to its printed form', async ({ page }) => {
  await openPage(page, '/catalogue');
  await expect(page.getByRole('article')).toHaveCount(productIds.length);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(productIds.map(getProductName));
  await expect(page.getByRole('link', { name: cataloguePageTexts.pdf })).toHaveAttribute('href', '/catalogue.pdf');
});

test('/catalogue has an index that leads to each product', async ({ page }) => {
  await openPage(page, '/catalogue');
  const index = page.getByRole('navigation', { name: cataloguePageTexts.index });
  await expect(index.getByRole('link')).toHaveCount(productIds.length);
  await index.getByRole('link', { name: getShortName(idsByName.chiliPowder) }).click();
  await expect(
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: getProductName(idsByName.chiliPowder) }) }),
  ).toBeInViewport();
});

test('/catalogue prints on at most twelve sheets', async ({ page }) => {
  await openPage(page, '/catalogue');
  const pageCount = countPages(await page.pdf({ format: 'A4' }));
  expect(pageCount).toBeGreaterThan(5);
  expect(pageCount).toBeLessThanOrEqual(12);
});

test('/catalogue prints each product whole, and no index', async ({ page }) => {
  await openPage(page, '/catalogue');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  await expect(page.getByRole('navigation', { name: cataloguePageTexts.index })).toBeHidden();
});

test('the schema in the repository is the one that is served', async ({ request }) => {
  const served = await (await request.get('/catalogue.schema.json')).text();
  expect(served).toBe(readFileSync('public/catalogue.schema.json', 'utf8'));
});

test('the figures do not wait for the scripts', async ({ page }) => {
  await page.route(/\/assets\/entry-client/, () => undefined);
  const figures = page.waitForRequest(/\/catalogue\.json$/);
  await page.goto('/catalogue');
  await figures;
});
