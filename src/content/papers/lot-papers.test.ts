import { expect, test } from 'vitest';
import { getFamilyProductIds, paperFamilies, productIds } from '#domain/catalogue/catalogue.ts';
import { lotPaperNames } from '#text/papers/lot-paper-names.ts';
import { getLotPapers } from './lot-papers.ts';

const alba = 12;
const leafOil = 13;
const blackPepper = 15;
const betelNuts = 19;
const turmeric = 23;
const turmericPowder = 29;
const chiliPowder = 30;

test('every product is of one family, and the products of a family have the same papers', () => {
  const families = paperFamilies.map(getFamilyProductIds);
  expect(families.flat().toSorted((a, b) => a - b)).toEqual(productIds.toSorted((a, b) => a - b));
  for (const ids of families) {
    expect(ids).not.toHaveLength(0);
    for (const id of ids) expect(getLotPapers(id)).toEqual(getLotPapers(...ids));
  }
});

test('each test that buyers ask for can be asked for with the spices that it concerns', () => {
  const spices = productIds.filter((id) => id !== leafOil && id !== betelNuts);
  for (const paper of ['heavyMetals', 'mycotoxins', 'ethyleneOxide', 'pah', 'microbiology'] as const) {
    expect(
      productIds.filter((id) => getLotPapers(id).includes(paper)),
      paper,
    ).toEqual(spices);
  }
  expect(productIds.filter((id) => getLotPapers(id).includes('dyes'))).toEqual([turmeric, turmericPowder, chiliPowder]);
});

test('only leaf oil has a safety data sheet, only cinnamon a coumarin report, and no name has a comma', () => {
  expect(productIds.filter((id) => getLotPapers(id).includes('safetyData'))).toEqual([leafOil]);
  expect(getLotPapers(alba)).toContain('coumarin');
  expect(getLotPapers(blackPepper)).not.toContain('coumarin');
  expect(Object.values(lotPaperNames).join('')).not.toContain(',');
});
