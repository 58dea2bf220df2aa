import { expect, test } from 'vitest';
import { hasDocument, withDocument, withoutDocument } from './document-list.ts';

const typed = 'our form 7; packing list,\n Certificate of origin';

test('finds a document that was typed, in capitals or not, and no part of a name', () => {
  expect(hasDocument(typed, 'Packing list')).toBe(true);
  expect(hasDocument(typed, 'Certificate of origin')).toBe(true);
  expect(hasDocument(typed, 'Certificate')).toBe(false);
  expect(hasDocument('', 'Packing list')).toBe(false);
});

test('adds at the end and takes out, and keeps what else was typed', () => {
  expect(withDocument('', 'Packing list')).toBe('Packing list');
  expect(withDocument('our form 7, ', 'Packing list')).toBe('our form 7, Packing list');
  expect(withoutDocument(typed, 'Packing list')).toBe('our form 7, Certificate of origin');
  expect(withoutDocument('Packing list', 'Packing list')).toBe('');
});
