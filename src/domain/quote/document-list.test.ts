import { expect, test } from 'vitest';
import {
  formatDocuments,
  hasDocument,
  hasDocumentForItem,
  parseDocuments,
  withDocument,
  withoutDocument,
} from './document-list.ts';

const typed = 'our form 7; packing list,\n Certificate of origin';
const alba = ['Cinnamon Alba', 'all cinnamon'];

test('a document that was typed is found, in capitals or not, and no part of a name', () => {
  expect(hasDocument(typed, 'Packing list')).toBe(true);
  expect(hasDocument(typed, 'Certificate of origin')).toBe(true);
  expect(hasDocument(typed, 'Certificate')).toBe(false);
  expect(hasDocument('', 'Packing list')).toBe(false);
});

test('a document is added at the end and taken out, and what else was typed stays', () => {
  expect(withDocument('', 'Packing list')).toBe('Packing list');
  expect(withDocument('our form 7, ', 'Packing list')).toBe('our form 7, Packing list');
  expect(withoutDocument(typed, 'Packing list')).toBe('our form 7, Certificate of origin');
  expect(withoutDocument('Packing list', 'Packing list')).toBe('');
});

test('a document is listed with the items that it is for', () => {
  const one = withDocument('Packing list', 'Coumarin report', 'Cinnamon Alba');
  expect(one).toBe('Packing list, Coumarin report for Cinnamon Alba');
  const two = withDocument(one, 'Coumarin report', 'Cinnamon C4');
  expect(two).toBe('Packing list, Coumarin report for Cinnamon Alba + Cinnamon C4');
  expect(withoutDocument(two, 'Coumarin report', alba)).toBe('Packing list, Coumarin report for Cinnamon C4');
  expect(withoutDocument(one, 'Coumarin report', alba)).toBe('Packing list');
  expect(withoutDocument(two, 'coumarin report')).toBe('Packing list');
});

test('a document of one item is not that of another, and one without items is for all', () => {
  const documents = 'Packing list, Coumarin report for Cinnamon Alba';
  expect(hasDocument(documents, 'Coumarin report', alba)).toBe(true);
  expect(hasDocument('Coumarin report for all cinnamon', 'Coumarin report', alba)).toBe(true);
  expect(hasDocument(documents, 'Coumarin report', ['Cinnamon C4'])).toBe(false);
  expect(hasDocument(documents, 'Coumarin report')).toBe(true);
  expect(hasDocument(documents, 'Packing list', alba)).toBe(true);
  expect(hasDocumentForItem(documents, 'Coumarin report', alba)).toBe(true);
  expect(hasDocumentForItem(documents, 'Packing list', alba)).toBe(false);
  expect(withoutDocument(documents, 'Packing list', alba)).toBe('Coumarin report for Cinnamon Alba');
});

test('a document of some items that is wanted for all loses them', () => {
  expect(withDocument('Coumarin report for Cinnamon Alba', 'Coumarin report')).toBe('Coumarin report');
});

test('a typed text that has the word itself stays', () => {
  const text = 'letter for the bank for customs, tea for two + three';
  expect(formatDocuments(parseDocuments(text))).toBe(text);
});
