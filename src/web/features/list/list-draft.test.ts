import { afterEach, expect, test } from 'vitest';
import { maxTableRows } from '#domain/list-table/table-row.ts';
import { listDraft } from './list-draft.ts';
import { createRow } from './rows/create-row.ts';

afterEach(() => {
  listDraft.clear();
});

test('a row is added at the end, with the text that it comes from', () => {
  listDraft.change({ rows: [createRow({ source: 'first' })] });
  expect(listDraft.addRow({ source: 'second' })).toBe(true);
  expect(listDraft.read().rows.map(({ source }) => source)).toEqual(['first', 'second']);
});

test('a full table takes no row', () => {
  const rows = Array.from({ length: maxTableRows }, () => createRow());
  listDraft.change({ rows });
  expect(listDraft.addRow()).toBe(false);
  expect(listDraft.read().rows).toEqual(rows);
});
