import { expect, test } from 'vitest';
import { quoteReference, referenceDate } from './quote-reference.ts';

test('a reference contains initials, date and random characters', () => {
  const date = new Date(2026, 0, 5);
  expect(quoteReference('Ceylon Spice Exports', date, new Uint8Array([2, 13, 5, 18]))).toBe('CSE-20260105-4F7L');
});

test('a reference contains no ambiguous characters', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const reference = quoteReference('X', new Date(2026, 11, 31), new Uint8Array([byte, byte, byte, byte]));
    expect(reference).toMatch(/^X-20261231-[2-9A-HJ-NP-Z]{4}$/);
  }
});

test('a reference tells its local date', () => {
  const date = new Date(2026, 10, 5);
  expect(referenceDate(quoteReference('Ceylon Spice Exports', date, new Uint8Array(4)))).toEqual(date);
  expect(referenceDate('CSE-4F7K')).toBeUndefined();
});
