import { expect, test } from 'vitest';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { listIdsToCompare } from './ids-to-compare.ts';

const {
  quillings,
  h1,
  h2,
  h2Super,
  c5,
  c5Special,
  extraSpecial,
  alba,
  leafOil,
  cinnamonPowder,
  blackPepper,
  nutmeg,
  cloves,
  clovePowder,
  turmericPowder,
  chiliPowder,
} = idsByName;

test.each([
  [c5Special, [c5, c5Special, extraSpecial]],
  [alba, [c5Special, extraSpecial, alba]],
  [h1, [h1, h2, h2Super]],
  [cinnamonPowder, [quillings, leafOil, cinnamonPowder]],
  [blackPepper, [blackPepper, nutmeg, cloves]],
  [chiliPowder, [clovePowder, turmericPowder, chiliPowder]],
])('the link from product %i compares it with the two nearest: %j', (id, ids) => {
  expect(listIdsToCompare(id)).toEqual(ids);
});

test.each(productIds)('the link from product %i names three products, itself among them', (id) => {
  expect(new Set(listIdsToCompare(id)).size).toBe(3);
  expect(listIdsToCompare(id)).toContain(id);
});
