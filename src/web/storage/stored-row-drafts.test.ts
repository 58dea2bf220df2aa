import { expect, test } from 'vitest';
import { rowDraftsKey } from './keys.ts';
import { storedRowDrafts } from './stored-row-drafts.ts';

const draft = { editedFields: { quantity: '3' }, baseFields: { quantity: '2', note: '8 cm' } };
const inBrowser = { edited: draft.editedFields, base: draft.baseFields };

test('the draft of a row keeps the stored names, which browsers hold', () => {
  storedRowDrafts.write('a', draft);
  expect(JSON.parse(sessionStorage.getItem(rowDraftsKey) ?? '')).toEqual({ a: inBrowser });
  sessionStorage.setItem(rowDraftsKey, JSON.stringify({ b: inBrowser }));
  expect(storedRowDrafts.read('b')).toEqual(draft);
});
