import { expect, test } from 'vitest';
import { formatAmounts, formatRoundedAmounts } from './number.ts';

const amounts = [
  { value: '11126.5', unit: 'kg' },
  { value: '12', unit: 'l' },
] as const;

/** Makes the no-break spaces visible. */
const visible = (text: string) => text.replaceAll('\u00A0', '_');

test('amounts read as a list in Spanish', () => {
  expect(visible(formatAmounts(amounts))).toBe('11,126.5_kg (24,530_lb) y 12_l');
  expect(visible(formatRoundedAmounts(amounts))).toBe('11.1_t y 12_l');
  expect(visible(formatAmounts(amounts.slice(1)))).toBe('12_l');
});
