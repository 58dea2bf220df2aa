import { describe, expect, test } from 'vitest';
import type { ProductText } from '#content/types.ts';
import { productIds } from '#domain/catalogue.ts';

const modules = import.meta.glob<{ product: ProductText }>('./[0-9]*-*.ts', { eager: true });

const products = Object.entries(modules).map(([path, { product }]) => ({ file: path.slice(2), product }));
const files = products.map(({ file }) => file);

/** The number of consecutive words that no two products may share. */
const runLength = 8;

const proseOf = (product: ProductText) => [product.summary, ...product.description];
const wordsOf = (product: ProductText) => [
  ...proseOf(product),
  product.figuresNote,
  ...product.figures.flatMap(({ label, value }) => [label, value]),
];

/** Forbidden claims: health, certificates, superlatives. */
const forbidden = [
  /\bcure[sd]?\b|\bcuring\b/i,
  /\bheal(s|ing|thy|thier)?\b/i,
  /\btreat(s|ing|ment)? (of |for )?(a |any )?(disease|illness|diabetes|pain)/i,
  /antioxidant|immun|detox|medicin|anti-inflammator/i,
  /100 ?% pure/i,
  /best in the world|world.?s (best|finest)/i,
  /certified/i,
  /!/,
];

describe('product pages', () => {
  test('have one file per product, whose name begins with the id', () => {
    const ids = files.map((file) => Number.parseInt(file, 10));
    expect(ids.toSorted((one, other) => one - other)).toEqual([...productIds].toSorted((one, other) => one - other));
  });

  test.each(products)('$file is complete', ({ product }) => {
    expect(product.summary.length).toBeGreaterThanOrEqual(90);
    expect(product.summary.length).toBeLessThanOrEqual(155);
    expect(product.description).toHaveLength(3);
    const lengths = product.description.map((paragraph) => paragraph.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(100);
    expect(product.figures.length).toBeGreaterThanOrEqual(5);
    expect(product.figures.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Botanical name', 'Part used', 'HS code', 'Form', 'Usual packing']),
    );
    for (const words of wordsOf(product)) expect(words.trim()).not.toBe('');
    const alts = product.details.map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(2);
    for (const alt of alts) expect(alt.length).toBeGreaterThan(10);
  });

  test.each(products)('$file makes no forbidden claim', ({ product }) => {
    const text = wordsOf(product).join('\n');
    for (const words of forbidden) expect(text).not.toMatch(words);
  });

  test('no two products share eight consecutive words', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { file, product } of products) {
      for (const prose of proseOf(product)) {
        const words = prose.toLowerCase().match(/[\p{L}\p{N}’%-]+/gu) ?? [];
        for (let start = 0; start + runLength <= words.length; start += 1) {
          const run = words.slice(start, start + runLength).join(' ');
          const first = seen.get(run);
          if (first !== undefined && first !== file) shared.push(`${first} and ${file}: ${run}`);
          seen.set(run, file);
        }
      }
    }
    expect(shared).toEqual([]);
  });

  test('the betel nut page warns of health risks and legal restrictions', () => {
    const betel = products.find(({ file }) => file === '19-betel-nuts.ts')?.product;
    const text = betel === undefined ? '' : wordsOf(betel).join('\n');
    expect(text).toContain('Areca nut is a health risk when chewed');
    expect(text).toContain('only where lawful');
    expect(text).toContain('The buyer is responsible for import permits.');
  });
});
