import { expect, test } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { createItemRow } from '#web/features/list/rows/create-row.ts';
import { listDraftKey } from '#web/storage/keys.ts';
import { storedListDraft, type ListDraft } from './stored-list-draft.ts';

const rows = [createItemRow(alba)];
const remarks = ['Cut.'];
const origin = { kind: 'link', count: 1 } as const;
const draft: ListDraft = {
  rows,
  padRows: rows,
  otherLines: ['Hello'],
  text: 'Mace',
  remarks,
  origin: { ...origin, id: '#l' },
};
const inBrowser = { rows, pad: rows, others: ['Hello'], text: 'Mace', remarks, origin: { ...origin, name: '#l' } };

test('the draft keeps the stored names, which browsers hold', () => {
  expect(storedListDraft.write(draft)).toBe(true);
  expect(JSON.parse(sessionStorage.getItem(listDraftKey) ?? '')).toEqual(JSON.parse(JSON.stringify(inBrowser)));
  sessionStorage.setItem(listDraftKey, JSON.stringify({ ...inBrowser, text: 'Cloves' }));
  expect(storedListDraft.read()).toEqual({ ...draft, text: 'Cloves' });
});
