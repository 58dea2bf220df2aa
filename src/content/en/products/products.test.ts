import { expect, test } from 'vitest';
import type { ProductText } from '#content/catalogue/product-text.ts';
import { toSpecificationRows } from '#content/catalogue/specification-rows.ts';
import { productIds, type ProductId } from '#domain/catalogue/catalogue.ts';
import { getPacking } from '#domain/catalogue/packing.ts';

const modules = import.meta.glob<{ product: ProductText }>('./[0-9]*-*.ts', { eager: true });

const products = Object.entries(modules).map(([path, { product }]) => ({ file: path.slice(2), product }));
const files = products.map(({ file }) => file);

/** The number of consecutive words that no two products may share. */
const runLength = 8;

const getProse = (product: ProductText) => [product.summary, ...product.description];
const getWords = (product: ProductText) => [
  ...getProse(product),
  product.specificationNote,
  ...toSpecificationRows(product.specification).flatMap(({ label, value }) => [label, value]),
];

const countWords = ({ description }: ProductText) => description.map((paragraph) => paragraph.split(/\s+/).length);

test('each product has one file, whose name begins with its id', () => {
  const ids = files.map((file) => Number.parseInt(file, 10));
  expect(ids.toSorted((a, b) => a - b)).toEqual([...productIds].toSorted((a, b) => a - b));
});

test.each(products)('$file is complete', ({ product }) => {
  expect(product.summary.length).toBeGreaterThanOrEqual(90);
  expect(product.summary.length).toBeLessThanOrEqual(155);
  expect(product.description).toHaveLength(3);
  for (const words of getWords(product)) expect(words.trim()).not.toBe('');
  const alts = product.detailPictures.map(({ alt }) => alt);
  expect(new Set(alts).size).toBe(2);
  for (const alt of alts) expect(alt.length).toBeGreaterThan(10);
});

test.each(products)('$file repeats no figure of the panel in the sentence beside it', ({ product }) => {
  expect(product.summary).not.toMatch(/\d\s*(mm|%|kg|l)\b/);
});

test('no two of the sentences under the names begin with the same two words', () => {
  const openings = products.map(({ product }) => product.summary.split(' ').slice(0, 2).join(' '));
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
});

test.each(products)('$file has packing and papers in the specification, not in the paragraphs', ({ product }) => {
  const logistics =
    /\b(bags?|bales?|cartons?|sacks?|drums? of|liners?|shelf life|polypropylene|jute|invoices?|phytosanitary)\b|\bcertificates?\b/i;
  for (const paragraph of product.description) expect(paragraph).not.toMatch(logistics);
});

test.each(products)('$file is counted in containers by the packing that it names', ({ file, product }) => {
  const { packing } = product.specification;
  const named = /\bbales\b/i.test(packing) ? 'bales' : /\bdrums\b/i.test(packing) ? 'drums' : 'bags';
  expect(getPacking(Number.parseInt(file, 10) as ProductId)).toBe(named);
});

test.each(products)('$file names the usual pack in its packing, and each length in its row', ({ product }) => {
  const { specification, usualPackKg, lengthsMm = {} } = product;
  expect(/^\D*(\d+)\D.*kg/.exec(specification.packing)?.[1]).toBe(usualPackKg?.toString());
  const named = toSpecificationRows(specification).filter(({ value }) => /\d mm\b/.test(value));
  expect(Object.keys(lengthsMm)).toEqual(named.map(({ name }) => name));
  for (const { name, value } of named) {
    const { from = 0, to } = lengthsMm[name] ?? {};
    expect(value).toMatch(from === 0 ? new RegExp(`^\\D*${to} mm`) : new RegExp(`\\D${from} to ${to} mm`));
    expect(to).toBeLessThanOrEqual(300);
  }
});

test.each(products)('$file has paragraphs of 10 to 80 words', ({ product }) => {
  const lengths = countWords(product);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
});

test('most pages have short and long paragraphs, and the long one is not always at the same place', () => {
  const lengths = products.map(({ product }) => countWords(product));
  const varied = lengths.filter((page) => Math.max(...page) >= 1.5 * Math.min(...page));
  expect(varied.length).toBeGreaterThanOrEqual(24);
  const places = lengths.map((page) => page.indexOf(Math.max(...page)));
  for (const place of [0, 1, 2]) expect(places.filter((one) => one === place).length).toBeGreaterThanOrEqual(6);
});

test('no two pages begin with the same two words', () => {
  const openings = products.map(({ product }) => product.description[0].split(' ').slice(0, 2).join(' '));
  expect(new Set(openings).size).toBe(openings.length);
});

test('no two products share eight consecutive words', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { file, product } of products) {
    for (const prose of getProse(product)) {
      const words = prose.toLowerCase().match(/[\p{L}\p{N}’%-]+/gu) ?? [];
      for (let start = 0; start + runLength <= words.length; start++) {
        const run = words.slice(start, start + runLength).join(' ');
        const first = seen.get(run);
        if (first !== undefined && first !== file) shared.push(`${first} and ${file}: ${run}`);
        seen.set(run, file);
      }
    }
  }
  expect(shared).toEqual([]);
});

test.each(products)('$file speaks as the seller, and tells nobody to ask or insist', ({ product }) => {
  const text = getWords(product).join('\n');
  expect(text).toMatch(/\b(we|us|our|tick)\b/i);
  expect(text).not.toMatch(/\bask\b|\binsist\b|\brefuse\b|on request/i);
});

test('the betel nut page warns of health risks and legal restrictions', () => {
  const betel = products.find(({ file }) => file === '19-betel-nuts.ts')?.product;
  const text = betel === undefined ? '' : getWords(betel).join('\n');
  expect(text).toContain('Areca nut is a health risk when chewed');
  expect(text).toContain('only where lawful');
  expect(text).toContain('The buyer is responsible for import permits.');
});
