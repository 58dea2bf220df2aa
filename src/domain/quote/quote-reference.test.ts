import { expect, test } from 'vitest';
import { createQuoteReference } from './quote-reference.ts';

test('a reference contains initials, date and random characters', () => {
  const date = new Date(2026, 0, 5);
  expect(createQuoteReference('Ceylon Spice Exports', date, new Uint8Array([2, 13, 5, 18]))).toBe('CSE-20260105-4F7L');
});

test('the initials of a name leave out its spaces and signs', () => {
  expect(createQuoteReference('Perera & Sons', new Date(2026, 0, 5), new Uint8Array(4))).toBe('PS-20260105-2222');
  expect(createQuoteReference('Ceylon  Spice', new Date(2026, 0, 5), new Uint8Array(4))).toBe('CS-20260105-2222');
});

test('a reference contains no ambiguous characters', () => {
  const references = Array.from({ length: 256 }, (_, byte) =>
    createQuoteReference('X', new Date(2026, 11, 31), new Uint8Array([byte, byte, byte, byte])),
  );
  expect(references.filter((reference) => !/^X-20261231-[2-9A-HJ-NP-Z]{4}$/.test(reference))).toEqual([]);
});
