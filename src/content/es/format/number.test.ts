import { expect, test } from 'vitest';
import { formatRoundedWeights, formatWeights } from './number.ts';

const weights = [
  { value: '11126.5', unit: 'kg' },
  { value: '12', unit: 'l' },
] as const;

const showNoBreakSpaces = (text: string) => text.replaceAll('\u00a0', '_');

test('weights read as a list in Spanish', () => {
  expect(showNoBreakSpaces(formatWeights(weights))).toBe('11,126.5_kg (24,530_lb) y 12_l');
  expect(showNoBreakSpaces(formatRoundedWeights(weights))).toBe('11.1_t y 12_l');
  expect(showNoBreakSpaces(formatWeights(weights.slice(1)))).toBe('12_l');
});
