import { expect, test } from 'vitest';
import { findUsualPack } from './find-usual-pack.ts';

test.each([
  ['Bales of about 45 kg, or cut (5 to 10 cm)', '45'],
  ['Bales of about 45\u00A0kg, or cut in cartons of 10 or 25 kg', '45'],
  ['Bags of 25 or 50 kg', '25'],
  ['Lined bags of 10, 20 or 25 kg', '10'],
  ['Sacos de 25 a 50 kg, o pacas', '25'],
  ['Lined drums of 180 to 200 kg, smaller cans', '180'],
  ['Cut sticks in cartons (8 or 12.5 cm)', undefined],
  ['By agreement', undefined],
])('the usual pack of “%s” is %s', (packing, weight) => {
  expect(findUsualPack(packing)).toBe(weight);
});
