import { describe, expect, test } from 'vitest';
import {
  formatMeasure,
  formatNumber,
  formatPacks,
  formatRoundedWeights,
  formatTotal,
  formatWeights,
} from './number.ts';

const showNoBreakSpaces = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_000_000, '1,000,000'],
  ['11126.5', '11,126.5'],
  ['999999000000', '999,999,000,000'],
  ['0.123456', '0.123456'],
  ['012.50', '012.50'],
  [' .5 ', '.5'],
])('%j reads %s', (value, text) => expect(formatNumber(value)).toBe(text));

test('a figure keeps its unit on the same line', () => {
  expect(showNoBreakSpaces(formatMeasure('1000', 'kg'))).toBe('1,000_kg');
  expect(showNoBreakSpaces(formatPacks(1200, '12.5', 'kg'))).toBe('1,200_×_12.5_kg');
});

describe('amounts', () => {
  const kg = { value: '11126.5', unit: 'kg' } as const;
  const litres = { value: '12', unit: 'l' } as const;

  test('read as a list', () => {
    expect(showNoBreakSpaces(formatWeights([kg, litres]))).toBe('11,126.5_kg (24,530_lb) and 12_l');
    expect(showNoBreakSpaces(formatWeights([litres]))).toBe('12_l');
  });

  test('are followed by the number of items without weight', () => {
    expect(showNoBreakSpaces(formatTotal({ weights: [kg, litres], weightlessCount: 0 }))).toBe(
      '11,126.5_kg (24,530_lb) and 12_l',
    );
    expect(showNoBreakSpaces(formatTotal({ weights: [litres], weightlessCount: 1 }))).toBe(
      '12_l, 1 item without weight',
    );
    expect(formatTotal({ weights: [], weightlessCount: 1200 })).toBe('1,200 items without weight');
  });

  test('are rounded to tonnes in narrow places', () => {
    expect(showNoBreakSpaces(formatRoundedWeights([kg, litres]))).toBe('11.1_t and 12_l');
    expect(showNoBreakSpaces(formatRoundedWeights([{ value: '999.94', unit: 'kg' }]))).toBe('999.9_kg');
    expect(showNoBreakSpaces(formatRoundedWeights([{ value: '999999000', unit: 'kg' }]))).toBe('999,999_t');
  });
});
