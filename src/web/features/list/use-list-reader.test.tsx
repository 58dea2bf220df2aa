// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { parser } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { renderHook } from '#tests/unit/support/render.tsx';
import { listDraft } from './list-draft.ts';
import { useListReader } from './use-list-reader.ts';

beforeEach(() => {
  listDraft.clear();
});

test.each([
  ['Mace 5 kg', 'Mace 5 kg', 1, ''],
  ['Mace 5 kg', 'Alba 10 x 25 kg\nC4 2 x 25 kg', 2, 'Mace 5 kg'],
  ['Mace 5 kg', 'Good morning', 0, 'Mace 5 kg\nGood morning'],
  ['Good morning', 'Good morning', 0, 'Good morning'],
  ['', 'Good morning', 0, 'Good morning'],
])('with %j in the box, reading %j makes %d rows and leaves %j', async (text, input, rowCount, left) => {
  listDraft.change({ text });
  const reader = renderHook(() => useListReader(parser));
  await act(() => reader().read(input));
  expect(listDraft.read().rows).toHaveLength(rowCount);
  expect(listDraft.read().text).toBe(left);
});

test('lines beyond the length of a list stay in the box when another list is read', async () => {
  const lines = Array.from({ length: 202 }, (_, index) => `${index + 1} x 25 kg Alba`);
  const reader = renderHook(() => useListReader(parser));
  await act(() => reader().read(lines.join('\n')));
  listDraft.change({ rows: [] });
  await act(() => reader().read([['Mace', '5 kg']]));
  expect(listDraft.read().text).toBe(lines.slice(200).join('\n'));
});
