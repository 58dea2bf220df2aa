import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { maxTableRows } from '#domain/list-table/table-row.ts';
import { parser } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { renderHook } from '#tests/unit/support/render.tsx';
import { listDraft } from './list-draft.ts';
import { useListReader } from './use-list-reader.ts';

beforeEach(() => {
  listDraft.clear();
});

test.each([
  { text: 'Mace 5 kg', input: 'Mace 5 kg', rowCount: 1, left: '' },
  { text: 'Mace 5 kg', input: 'Alba 10 x 25 kg\nC4 2 x 25 kg', rowCount: 2, left: 'Mace 5 kg' },
  { text: 'Mace 5 kg', input: 'Good morning', rowCount: 0, left: 'Mace 5 kg\nGood morning' },
  { text: 'Good morning', input: 'Good morning', rowCount: 0, left: 'Good morning' },
  { text: '', input: 'Good morning', rowCount: 0, left: 'Good morning' },
])(
  'with $text in the box, reading $input makes $rowCount rows and leaves $left',
  async ({ text, input, rowCount, left }) => {
    listDraft.change({ text });
    const reader = renderHook(() => useListReader(parser));
    await act(() => reader().read(input));
    expect(listDraft.read().rows).toHaveLength(rowCount);
    expect(listDraft.read().text).toBe(left);
  },
);

test('lines beyond the length of a table stay in the box when another list is read', async () => {
  const lines = Array.from({ length: maxTableRows + 2 }, (_, index) => `${index + 1} x 25 kg Alba`);
  const reader = renderHook(() => useListReader(parser));
  await act(() => reader().read(lines.join('\n')));
  listDraft.change({ rows: [] });
  await act(() => reader().read([['Mace', '5 kg']]));
  expect(listDraft.read().text).toBe(lines.slice(maxTableRows).join('\n'));
});
