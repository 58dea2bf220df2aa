import { expect, test } from 'vitest';
import { splitIntoPacks } from './split-into-packs.ts';

test.each([
  ['25', '25', '1'],
  ['1000', '25', '40'],
  ['30', '30', '1'],
  ['0,5', '0.5', '1'],
  ['0', '0', '1'],
  ['', '', '1'],
  ['a lot', 'a lot', '1'],
])('%j kilograms are packs of %j, %j of them', (kilograms, packWeight, quantity) => {
  expect(splitIntoPacks(kilograms)).toEqual({ packWeight, quantity, unit: 'kg' });
});
