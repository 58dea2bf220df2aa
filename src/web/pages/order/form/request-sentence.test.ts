import { expect, test } from 'vitest';
import type { Unit } from '#domain/cart/cart-item.ts';
import { composeRequestSentence } from './request-sentence.ts';

test.each<[number | undefined, string, Unit, string]>([
  [undefined, '25', 'kg', 'Alba, quantity still open.'],
  [1, '', 'kg', '1 pack of Alba: enter the pack weight.'],
  [1200, 'x', 'kg', '1,200 packs of Alba: enter the pack weight.'],
  [1, '25', 'kg', '1 pack of 25 kg Alba.'],
  [2, '12.5', 'kg', '2 packs of 12.5 kg Alba, 25 kg (55.1 lb) in all.'],
  [3, '0.1', 'l', '3 packs of 0.1 l Alba, 0.3 l in all.'],
  [1_000_000, '500', 'ml', '1,000,000 packs of 500 ml Alba, 500,000 l in all.'],
])('%s × %j %s reads “%s”', (quantity, weight, unit, sentence) => {
  expect(composeRequestSentence(quantity, weight, unit, 'Alba').replaceAll('\u00a0', ' ')).toBe(sentence);
});
