import { expect, test } from 'vitest';
import { specificationLabels } from '#text/catalogue/specification-labels.ts';
import type { ProductText } from './product-text.ts';
import { toSpecificationRows } from './specification-rows.ts';

const modules = import.meta.glob<{ product: ProductText }>('#text/products/[0-9]*-*.ts', { eager: true });
const panels = Object.values(modules).map(({ product }) => toSpecificationRows(product.specification));

test('a label names one fact', () => {
  const labels = Object.values(specificationLabels);
  expect(new Set(labels).size).toBe(labels.length);
});

test('each label is used by a product', () => {
  const stated = new Set(panels.flat().map(({ label }) => label));
  expect(Object.values(specificationLabels).filter((label) => !stated.has(label))).toEqual([]);
});

test('the panels of all products state their shared facts in the same order', () => {
  const after = new Map<string, Set<string>>();
  for (const panel of panels) {
    for (const [index, { name }] of panel.entries()) {
      const followers = after.get(name) ?? new Set();
      for (const later of panel.slice(index + 1)) followers.add(later.name);
      after.set(name, followers);
    }
  }
  const reversed = [...after].flatMap(([name, followers]) =>
    [...followers].filter((later) => after.get(later)?.has(name)).map((later) => `${name} and ${later}`),
  );
  expect(reversed).toEqual([]);
});
