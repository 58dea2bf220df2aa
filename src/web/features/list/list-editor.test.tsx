import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { alba, cloves } from '#tests/support/items.ts';
import { getButton, listButtonNames, press } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { listBoxTexts } from '#text/list/list-input.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import { listDraft } from './list-draft.ts';
import { ListEditor } from './list-editor.tsx';
import { createItemRow, createRow } from './rows/create-row.ts';

beforeEach(() => {
  listDraft.clear();
});

const reader = {
  error: undefined,
  clearError: () => undefined,
  isDraftStored: true,
  lastParsedList: undefined,
  read: () => Promise.resolve(),
};

const complete = createItemRow(alba);
const incomplete = createRow({ source: 'C4' });
const removed = createRow({ source: 'C5' });

function renderEditor(): HTMLElement {
  return render(
    <MemoryRouter>
      <ListEditor
        countsRef={null}
        email="ana@example.com"
        reader={reader}
        hasJob={false}
        jobError={undefined}
        searchProducts={() => []}
        onAdd={() => undefined}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  );
}

const readIds = () => listDraft.read().rows.map(({ id }) => id);
const productLabel = (row: number) => listTableTexts.cell(listTableTexts.columns.product, row);

test('a removed row comes back by Undo, even if it was the only one', () => {
  const row = createItemRow(alba);
  listDraft.change({ rows: [row] });
  const editor = renderEditor();
  press(editor, listTableTexts.remove(1));
  expect(readIds()).toEqual([]);
  expect(document.activeElement).toBe(getButton(editor, listTableTexts.undo));
  press(editor, listTableTexts.undo);
  expect(readIds()).toEqual([row.id]);
  expect(listButtonNames(editor)).not.toContain(listTableTexts.undo);
});

test.each([
  ['added to the cart', [incomplete]],
  ['read', [complete, incomplete, createItemRow(cloves)]],
])('Undo is no longer offered once rows were %s meanwhile', (_, later) => {
  const editor = renderEditor();
  act(() => void listDraft.change({ rows: [complete, incomplete, removed] }));
  press(editor, listTableTexts.remove(3));
  expect(listButtonNames(editor)).toContain(listTableTexts.undo);
  act(() => void listDraft.change({ rows: later }));
  expect(listButtonNames(editor)).not.toContain(listTableTexts.undo);
});

test('a row that is added by hand gets the focus, also the first one', () => {
  const editor = renderEditor();
  press(editor, listBoxTexts.byHand);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(productLabel(1));
  press(editor, listTableTexts.addRow);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(productLabel(2));
});
