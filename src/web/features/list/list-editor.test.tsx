// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { alba, cloves } from '#tests/support/items.ts';
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
  isDraftKept: true,
  lastParsedList: undefined,
  read: () => Promise.resolve(),
};

function renderEditor() {
  const container = render(
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
  const findButton = (text: string) =>
    [...container.querySelectorAll('button')].find(
      (button) => button.textContent === text || button.getAttribute('aria-label') === text,
    );
  return { findButton, press: (text: string) => act(() => findButton(text)?.click()) };
}

const readIds = () => listDraft.read().rows.map(({ id }) => id);

test('a removed row comes back by Undo, also the only one', () => {
  const row = createItemRow(alba);
  listDraft.change({ rows: [row] });
  const { findButton, press } = renderEditor();
  press(listTableTexts.remove(1));
  expect(readIds()).toEqual([]);
  expect(document.activeElement).toBe(findButton(listTableTexts.undo));
  press(listTableTexts.undo);
  expect(readIds()).toEqual([row.id]);
  expect(findButton(listTableTexts.undo)).toBeUndefined();
});

const [complete, incomplete, removed] = [createItemRow(alba), createRow({ source: 'C4' }), createRow({ source: 'C5' })];

test.each([
  ['added to the cart', [incomplete]],
  ['read', [complete, incomplete, createItemRow(cloves)]],
])('Undo is no longer offered once rows were %s meanwhile', (_, later) => {
  const { findButton, press } = renderEditor();
  act(() => void listDraft.change({ rows: [complete, incomplete, removed] }));
  press(listTableTexts.remove(3));
  expect(findButton(listTableTexts.undo)).toBeDefined();
  act(() => void listDraft.change({ rows: later }));
  expect(findButton(listTableTexts.undo)).toBeUndefined();
});

test('a row that is added by hand gets the focus, also the first one', () => {
  const { press } = renderEditor();
  for (const [index, button] of [listBoxTexts.byHand, listTableTexts.addRow].entries()) {
    press(button);
    const label = listTableTexts.cell(listTableTexts.columns.product, index + 1);
    expect(document.activeElement?.getAttribute('aria-label'), button).toBe(label);
  }
});
