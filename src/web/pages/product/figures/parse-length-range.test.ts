import { describe, expect, test } from 'vitest';
import { parseLengthRange } from './parse-length-range.ts';

describe('length of a specification row', () => {
  test.each([
    ['6 mm', { from: 0, to: 6, ruler: 30 }],
    ['30 mm', { from: 0, to: 30, ruler: 30 }],
    ['Whole peppercorns, about 2.5 to 7 mm', { from: 2.5, to: 7, ruler: 30 }],
    ['Whole buds, about 10\u00a0to\u00a017\u00a0mm', { from: 10, to: 17, ruler: 30 }],
    ['Under 200 mm', { from: 0, to: 200, ruler: 300 }],
  ])('%j is drawn on its ruler', (value, expected) => {
    expect(parseLengthRange(value)).toEqual(expected);
  });

  test.each(['at least 45', '40 to 60 (about 400 to 250 µm)', '25 to 50 kg', 'none', '5 mm²', '9000 mm', 'mm'])(
    '%j is no length to draw',
    (value) => {
      expect(parseLengthRange(value)).toBeUndefined();
    },
  );
});
