import { describe, expect, test } from 'vitest';
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

test.each(['Packing list', 'Certificate of origin'])('%s is found in what was typed, in capitals or not', (name) => {
  expect(hasDocument(typed, name)).toBe(true);
});

test('a part of a name is no document', () => {
  expect(hasDocument(typed, 'Certificate')).toBe(false);
});

test('an empty list has no document', () => {
  expect(hasDocument('', 'Packing list')).toBe(false);
});

test('a document is added after what was typed', () => {
  expect(withDocument('', 'Packing list')).toBe('Packing list');
  expect(withDocument('our form 7, ', 'Packing list')).toBe('our form 7, Packing list');
});

test('a document is taken out of what was typed', () => {
  expect(withoutDocument(typed, 'Packing list')).toBe('our form 7, Certificate of origin');
  expect(withoutDocument('Packing list', 'Packing list')).toBe('');
});

test('a document is listed with the items that it is for', () => {
  const listForAlba = withDocument('Packing list', 'Coumarin report', 'Cinnamon Alba');
  expect(listForAlba).toBe('Packing list, Coumarin report for Cinnamon Alba');
  const listForAlbaAndC4 = withDocument(listForAlba, 'Coumarin report', 'Cinnamon C4');
  expect(listForAlbaAndC4).toBe('Packing list, Coumarin report for Cinnamon Alba + Cinnamon C4');
});

test('a document is taken from one of its items, or from all', () => {
  const listForAlba = 'Packing list, Coumarin report for Cinnamon Alba';
  const listForAlbaAndC4 = `${listForAlba} + Cinnamon C4`;
  expect(withoutDocument(listForAlbaAndC4, 'Coumarin report', alba)).toBe(
    'Packing list, Coumarin report for Cinnamon C4',
  );
  expect(withoutDocument(listForAlba, 'Coumarin report', alba)).toBe('Packing list');
  expect(withoutDocument(listForAlbaAndC4, 'coumarin report')).toBe('Packing list');
});

describe('a document of one item and one of all', () => {
  const documents = 'Packing list, Coumarin report for Cinnamon Alba';

  test('are found for that item', () => {
    expect(hasDocument(documents, 'Coumarin report', alba)).toBe(true);
    expect(hasDocument(documents, 'Packing list', alba)).toBe(true);
  });

  test('are told apart by whether it is for the item itself', () => {
    expect(hasDocumentForItem(documents, 'Coumarin report', alba)).toBe(true);
    expect(hasDocumentForItem(documents, 'Packing list', alba)).toBe(false);
  });

  test('are found where no item is asked for', () => {
    expect(hasDocument(documents, 'Coumarin report')).toBe(true);
  });

  test('differ for another item', () => {
    expect(hasDocument(documents, 'Coumarin report', ['Cinnamon C4'])).toBe(false);
  });

  test('stay apart when that of all is taken out', () => {
    expect(withoutDocument(documents, 'Packing list', alba)).toBe('Coumarin report for Cinnamon Alba');
  });
});

test('a document of a group is found for each item of it', () => {
  expect(hasDocument('Coumarin report for all cinnamon', 'Coumarin report', alba)).toBe(true);
});

test('a document of some items that is wanted for all loses them', () => {
  expect(withDocument('Coumarin report for Cinnamon Alba', 'Coumarin report')).toBe('Coumarin report');
});

test('a typed text stays as it is, though it has the word that leads to the items', () => {
  const text = 'letter for the bank for customs, tea for two + three';
  expect(formatDocuments(parseDocuments(text))).toBe(text);
});
