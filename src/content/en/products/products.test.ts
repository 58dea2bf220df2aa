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

/** Matches `up to 300 mm` for a length from 0 on, else `200 to 300 mm`. */
function toLengthPattern({ from = 0, to }: { readonly from?: number; readonly to: number | undefined }): RegExp {
  return from === 0 ? new RegExp(`^\\D*${to} mm`) : new RegExp(`\\D${from} to ${to} mm`);
}

const countWords = ({ description }: ProductText) => description.map((paragraph) => paragraph.split(/\s+/).length);

test('each product has one file, whose name begins with its id', () => {
  const ids = files.map((file) => Number.parseInt(file, 10));
  expect(ids.toSorted((a, b) => a - b)).toEqual([...productIds].toSorted((a, b) => a - b));
});

test.each(products)('$file is complete', ({ product }) => {
  expect(product.summary.length).toBeGreaterThanOrEqual(90);
  expect(product.summary.length).toBeLessThanOrEqual(155);
  expect(product.description).toHaveLength(3);
  expect(getWords(product).filter((words) => words.trim() === '')).toEqual([]);
  const alts = product.detailPictures.map(({ alt }) => alt);
  expect(new Set(alts).size).toBe(2);
  expect(alts.filter((alt) => alt.length <= 10)).toEqual([]);
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
  expect(product.description.filter((paragraph) => logistics.test(paragraph))).toEqual([]);
});

test.each(products)('$file is counted in containers by the packing that it names', ({ file, product }) => {
  const [named = 'bags'] = /\b(bales|drums)\b/i.exec(product.specification.packing) ?? [];
  expect(getPacking(Number.parseInt(file, 10) as ProductId)).toBe(named.toLowerCase());
});

test.each(products)('$file names the usual pack in its packing', ({ product }) => {
  const { specification, usualPackKg } = product;
  expect(/^\D*(\d+)\D.*kg/.exec(specification.packing)?.[1]).toBe(usualPackKg?.toString());
});

test.each(products)('$file names each length in its row', ({ product }) => {
  const { specification, lengthsMm = {} } = product;
  const named = toSpecificationRows(specification).filter(({ value }) => /\d mm\b/.test(value));
  expect(Object.keys(lengthsMm)).toEqual(named.map(({ name }) => name));
  for (const { name, value } of named) {
    const length = lengthsMm[name] ?? { to: undefined };
    expect(value, name).toMatch(toLengthPattern(length));
    expect(length.to, name).toBeLessThanOrEqual(300);
  }
});

test.each(products)('$file has paragraphs of 10 to 80 words', ({ product }) => {
  const lengths = countWords(product);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
});

test('most pages have short and long paragraphs', () => {
  const lengths = products.map(({ product }) => countWords(product));
  const varied = lengths.filter((page) => Math.max(...page) >= 1.5 * Math.min(...page));
  expect(varied.length).toBeGreaterThanOrEqual(24);
});

test('the longest paragraph is the first on at least six pages, the second on six, and the third on six', () => {
  const places = products.map(({ product }) => {
    const lengths = countWords(product);
    return lengths.indexOf(Math.max(...lengths));
  });
  const counts = [0, 1, 2].map((place) => places.filter((one) => one === place).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
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

test.each(products)('$file speaks as the seller', ({ product }) => {
  expect(getWords(product).join('\n')).toMatch(/\b(we|us|our|tick)\b/i);
});

test.each(products)('$file tells nobody to ask or insist', ({ product }) => {
  expect(getWords(product).join('\n')).not.toMatch(/\bask\b|\binsist\b|\brefuse\b|on request/i);
});

test('the betel nut page warns of health risks and legal restrictions', () => {
  const betel = products.find(({ file }) => file === '19-betel-nuts.ts')?.product;
  const text = betel === undefined ? '' : getWords(betel).join('\n');
  expect(text).toContain('Areca nut is a health risk when chewed');
  expect(text).toContain('only where lawful');
  expect(text).toContain('The buyer is responsible for import permits.');
});
