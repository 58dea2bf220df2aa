import { expect, test, vi } from 'vitest';
import { maxNoteLength } from '#domain/cart/cart-item.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { render } from '#tests/unit/support/render.tsx';
import { itemNoteTexts } from '#text/cart/item-note.ts';
import { NoteField } from './note-field.tsx';

const count = (length: number) => itemNoteTexts.count(length, maxNoteLength);

function renderNote(value: string, productId?: ProductId) {
  const container = render(<NoteField productId={productId} value={value} onChange={vi.fn<() => void>()} />);
  const counts = ['[aria-hidden]', '[role=status]'].map((name) => container.querySelector(name)?.textContent ?? '');
  return { text: container.textContent, counts };
}

test('the hint names what to specify of the product', () => {
  expect(renderNote('', idsByName.alba).text).toContain(`${itemNoteTexts.hint.quills} ${itemNoteTexts.privacy}`);
  expect(renderNote('', idsByName.blackPepperPowder).text).toContain(
    `${itemNoteTexts.hint.powder} ${itemNoteTexts.privacy}`,
  );
});

test('the field of a product that is not in the catalogue has no hint', () => {
  const { text } = renderNote('');
  expect(text).toContain(`${itemNoteTexts.label}${itemNoteTexts.privacy}`);
});

test.each([
  [99, '', ''],
  [100, count(100), count(100)],
  [109, count(109), count(100)],
  [maxNoteLength, count(maxNoteLength), count(maxNoteLength)],
  [maxNoteLength + 1, count(maxNoteLength + 1), count(maxNoteLength + 1)],
  [maxNoteLength + 9, count(maxNoteLength + 9), count(maxNoteLength + 9)],
])('a note of %d characters shows %j and tells a screen reader %j', (length, shown, announced) => {
  expect(renderNote(`  ${'x'.repeat(length)}  `).counts).toEqual([shown, announced]);
});
