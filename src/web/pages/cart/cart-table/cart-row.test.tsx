import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import { itemFields } from '#domain/cart/cart-item.ts';
import { fullItem } from '#tests/support/items.ts';
import { press } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { itemName } from '#text/cart/cart-item.ts';
import { cartTableTexts } from '#text/pages/cart.ts';
import { CartRow } from './cart-row.tsx';

function renderRow(): HTMLElement {
  return render(
    <MemoryRouter>
      <table>
        <tbody>
          <CartRow
            item={{ id: 'a', ...fullItem }}
            picture={undefined}
            papersText={undefined}
            alikeCount={1}
            isAdded={false}
            isRestored={false}
            isRemoving={false}
            error={undefined}
            onRemove={() => undefined}
            consumeFocusRequest={() => false}
          />
        </tbody>
      </table>
    </MemoryRouter>,
  );
}

test.each(itemFields)('a row shows the %s of its item', (field) => {
  // The last cell is left out, because the names of its buttons contain all fields of the item.
  const cells = [...(renderRow().querySelector('tr')?.children ?? [])].slice(0, -1);
  const shown = cells.map(({ textContent }) => textContent).join(' ');
  expect(shown.replaceAll(',', '')).toContain(String(fullItem[field]));
});

test('the editor of a row has a field for each part of its item but the product', () => {
  const row = renderRow();
  press(row, cartTableTexts.changeRow(itemName(localizeItem(fullItem))));
  const typed = [...(row.querySelector('form')?.elements ?? [])].map(
    (control) => Reflect.get(control, 'value') as unknown,
  );
  const { category: _category, type: _type, email: _email, ...editable } = fullItem;
  expect(typed).toEqual(expect.arrayContaining(Object.values(editable).map(String)));
});
