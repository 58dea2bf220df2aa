import { describe, expect, test } from 'vitest';
import { addNoBreakSpaces } from './add-no-break-spaces.ts';

const splitIntoPieces = (text: string) => addNoBreakSpaces(text).split(' ');

describe('no-break spaces', () => {
  test.each([
    ['Whole peppercorns, about 2.5 to 7 mm', ['Whole', 'peppercorns,', 'about', '2.5\u00a0to\u00a07\u00a0mm']],
    ['Grade 1: up to 14 %', ['Grade', '1:', 'up\u00a0to\u00a014\u00a0%']],
    ['Bags of 25 or 50 kg', ['Bags', 'of\u00a025\u00a0or\u00a050\u00a0kg']],
    ['Grade 1: 550 g/l', ['Grade', '1:', '550\u00a0g/l']],
    ['density at 20 °C', ['density', 'at\u00a020\u00a0°C']],
    ['40 to 60 (about 400 to 250 µm)', ['40\u00a0to\u00a060', '(about', '400\u00a0to\u00a0250\u00a0µm)']],
  ])('keep the numbers of %j together', (text, expected) => {
    expect(splitIntoPieces(text)).toEqual(expected);
  });

  test.each(['Mainly June to December', 'Quills, usually cut to length', 'December 2025 harvest', ''])(
    'are not added to %j',
    (text) => {
      expect(addNoBreakSpaces(text)).toBe(text);
    },
  );
});
