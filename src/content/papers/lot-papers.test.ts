import { expect, test } from 'vitest';
import { getFamilyProductIds, paperFamilies, productIds } from '#domain/catalogue/catalogue.ts';
import { expectFound } from '#tests/support/expect-found.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { lotPaperNames } from '#text/papers/lot-paper-names.ts';
import { getLotPapers } from './lot-papers.ts';

const { alba, leafOil, blackPepper, betelNuts, turmeric, turmericPowder, chiliPowder } = idsByName;
const spices = productIds.filter((id) => id !== leafOil && id !== betelNuts);

test('every product is of one family', () => {
  const ids = paperFamilies.flatMap((family) => getFamilyProductIds(family));
  expect(ids.toSorted((a, b) => a - b)).toEqual(productIds.toSorted((a, b) => a - b));
});

test.each(paperFamilies)('the products of the family %s have the same papers', (family) => {
  const ids = getFamilyProductIds(family);
  expectFound(ids, `products of the family ${family}`);
  expect(ids.map((id) => getLotPapers(id))).toEqual(ids.map(() => getLotPapers(...ids)));
});

test.each([
  ['heavyMetals', spices],
  ['mycotoxins', spices],
  ['ethyleneOxide', spices],
  ['pah', spices],
  ['microbiology', spices],
  ['dyes', [turmeric, turmericPowder, chiliPowder]],
  ['safetyData', [leafOil]],
] as const)('the paper %s can be asked for with the products %j only', (paper, ids) => {
  expect(productIds.filter((id) => getLotPapers(id).includes(paper))).toEqual(ids);
});

test('cinnamon has a coumarin report, pepper has none', () => {
  expect(getLotPapers(alba)).toContain('coumarin');
  expect(getLotPapers(blackPepper)).not.toContain('coumarin');
});

test('no name of a paper has a comma', () => {
  expect(Object.values(lotPaperNames).join('')).not.toContain(',');
});
