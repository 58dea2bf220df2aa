// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { maxNoteLength } from '#domain/cart/cart-item.ts';
import { render } from '#tests/unit/support/render.tsx';
import { itemNoteTexts } from '#text/cart/item-note.ts';
import { NoteField } from './note-field.tsx';

function renderNote(value: string, productId?: 12 | 24) {
  const container = render(<NoteField productId={productId} value={value} onChange={vi.fn<() => void>()} />);
  const counts = ['[aria-hidden]', '[role=status]'].map((name) => container.querySelector(name)?.textContent ?? '');
  return { text: container.textContent, counts };
}

test('the hint names what to specify of the product, if it is one of the catalogue', () => {
  expect(renderNote('', 12).text).toContain(`${itemNoteTexts.hint.quills} ${itemNoteTexts.privacy}`);
  expect(renderNote('', 24).text).toContain(`${itemNoteTexts.hint.powder} ${itemNoteTexts.privacy}`);
  const { text } = renderNote('');
  expect(text).toContain(`${itemNoteTexts.label}${itemNoteTexts.privacy}`);
});

test.each([
  [99, '', ''],
  [100, '100', '100'],
  [109, '109', '100'],
  [maxNoteLength, '120', '120'],
  [maxNoteLength + 1, '121', '121'],
  [maxNoteLength + 9, '129', '129'],
])('a note of %d characters shows %j and tells a screen reader %j', (length, shown, announced) => {
  const count = (number: string) => (number === '' ? '' : itemNoteTexts.count(Number(number), maxNoteLength));
  expect(renderNote(`  ${'x'.repeat(length)}  `).counts).toEqual([count(shown), count(announced)]);
});
