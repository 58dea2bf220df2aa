import type { APIRequestContext } from '@playwright/test';
import type { Catalogue } from '#content/catalogue/catalogue-json.ts';
import { company } from '#content/company.ts';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { readPdfText } from '#tests/e2e/support/reading/read-pdf-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { countPages, unpackPdf } from '#tests/support/unpack-pdf.ts';

const a4InPoints = '595.28 841.89';

const maxSheetBytes = 300_000;

const accessibleTags = ['Document', 'H1', 'H2', 'P', 'Figure', 'L', 'LI', 'Lbl', 'LBody', 'Link'];

const findPageSizes = (pdf: string) => Array.from(pdf.matchAll(/\/MediaBox \[0 0 (.+?)\]/g), ([, size]) => size);

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

const sheetPath = ({ sheet }: Catalogue['products'][number]) => new URL(sheet).pathname;

async function fetchProducts(request: APIRequestContext): Promise<Catalogue['products']> {
  const { products } = (await (await request.get('/catalogue.json')).json()) as Catalogue;
  expect(products).toHaveLength(productIds.length);
  return products;
}

async function fetchSheets(request: APIRequestContext) {
  const products = await fetchProducts(request);
  return Promise.all(
    products.map(async (product) => {
      const bytes = await (await request.get(sheetPath(product))).body();
      return { product, path: sheetPath(product), bytes, pdf: unpackPdf(bytes) };
    }),
  );
}

test('each product has a sheet of its own, a PDF file', async ({ request }) => {
  const paths = (await fetchProducts(request)).map(sheetPath);
  expect(new Set(paths).size).toBe(productIds.length);
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe('application/pdf');
  }
});

test('each sheet is one page of A4, and small', async ({ request }) => {
  for (const { path, bytes, pdf } of await fetchSheets(request)) {
    expect(countPages(bytes), path).toBe(1);
    expect(findPageSizes(pdf), path).toEqual([a4InPoints]);
    expect(bytes.length, path).toBeLessThan(maxSheetBytes);
  }
});

test('each sheet is accessible: tagged, in English, with a text for its picture', async ({ request }) => {
  for (const { path, pdf } of await fetchSheets(request)) {
    expect(pdf, path).toContain('/Marked true');
    expect(pdf, path).toContain('pdfuaid:part');
    expect(pdf, path).toContain('/Lang (en)');
    expect(pdf, `${path}: alternative text of the picture`).toMatch(/\/Alt \(./);
    expect(
      accessibleTags.filter((tag) => !pdf.includes(`/S /${tag}\n`)),
      `${path}: missing tags`,
    ).toEqual([]);
  }
});

test('each sheet has a file for each of its fonts', async ({ request }) => {
  for (const { path, pdf } of await fetchSheets(request)) {
    const fontCount = pdf.match(/\/Type \/FontDescriptor/g)?.length;
    expect(fontCount, path).toBeGreaterThan(0);
    expect(pdf.match(/\/FontFile2/g)?.length, path).toBe(fontCount);
  }
});

test('each sheet has the product’s name in its title, and links to its page', async ({ request }) => {
  for (const { path, pdf, product } of await fetchSheets(request)) {
    expect(pdf, path).toContain(`">Product sheet: ${product.name}</rdf:li>`);
    expect(pdf, path).toContain(`/URI (${product.url})`);
  }
});

test('each sheet shows the product’s figures, the company’s address and the date', async ({ request }) => {
  for (const { path, bytes, product } of await fetchSheets(request)) {
    const text = withoutSpaces(readPdfText(bytes));
    // The botanical name is drawn in another font than its label, by another map of characters.
    const [_botanicalName, ...figures] = product.figures;
    const shown = [...figures.flatMap(({ label, value }) => [label, value]), company.address.join(', '), 'As of '];
    expect(
      shown.filter((each) => !text.includes(withoutSpaces(each))),
      `${path}: missing texts`,
    ).toEqual([]);
  }
});

test('/catalogue.pdf has a cover and a page for each product, tagged', async ({ request }) => {
  const answer = await request.get('/catalogue.pdf');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const bytes = await answer.body();
  expect(countPages(bytes)).toBe(1 + productIds.length);
  const pdf = unpackPdf(bytes);
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/Lang (en)');
  expect(pdf.match(/\/S \/H1\n/g)).toHaveLength(1 + productIds.length);
});

for (const path of ['/sheets/../x', '/sheets/none.pdf', '/sheets/']) {
  test(`${path} gets 404 Not Found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
