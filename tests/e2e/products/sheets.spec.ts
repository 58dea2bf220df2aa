import type { Catalogue } from '#content/catalogue/catalogue-json.ts';
import { company } from '#content/company.ts';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { readPdfText } from '#tests/e2e/support/reading/read-pdf-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { countPages, unpackPdf } from '#tests/support/unpack-pdf.ts';

/** Width and height in points of 1/72 inch. */
const a4 = '595.28 841.89';

const maxSheetBytes = 300_000;

const findPageSizes = (pdf: string) => Array.from(pdf.matchAll(/\/MediaBox \[0 0 (.+?)\]/g), ([, size]) => size);

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

test('each product has a sheet: one tagged A4 page with fonts, its picture and all figures', async ({ request }) => {
  const { products } = (await (await request.get('/catalogue.json')).json()) as Catalogue;
  const names = new Set<string>();
  for (const { name, sheet, url, figures } of products) {
    const path = new URL(sheet).pathname;
    names.add(path);
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe('application/pdf');
    const bytes = await answer.body();
    expect(bytes.length, path).toBeLessThan(maxSheetBytes);
    const pdf = unpackPdf(bytes);
    expect(countPages(bytes), path).toBe(1);
    expect(findPageSizes(pdf), path).toEqual([a4]);
    expect(pdf, path).toMatch(/\/MarkInfo[\s\S]*\/Marked true|\/Marked true/);
    expect(pdf, path).toContain('/Lang (en)');
    expect(pdf, path).toContain('pdfuaid:part');
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Figure', 'L', 'LI', 'Lbl', 'LBody', 'Link']) {
      expect(pdf, `${path}: ${tag}`).toContain(`/S /${tag}\n`);
    }
    expect(pdf.match(/\/FontFile2/g)?.length, path).toBe(pdf.match(/\/Type \/FontDescriptor/g)?.length);
    expect(pdf, path).toContain(`/URI (${url})`);
    expect(pdf, `${path}: alternative text of the picture`).toMatch(/\/Alt \(./);
    expect(pdf, path).toContain(`">Product sheet: ${name}</rdf:li>`);
    const text = withoutSpaces(readPdfText(bytes));
    for (const shown of [
      ...figures.slice(1).flatMap(({ label, value }) => [label, value]),
      company.address.join(', '),
      'As of ',
    ]) {
      expect(text, `${path}: ${shown}`).toContain(withoutSpaces(shown));
    }
  }
  expect(names.size).toBe(productIds.length);
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
