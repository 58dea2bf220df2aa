// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { itemFields } from '#domain/cart/cart-item.ts';
import { wholeItem } from '#tests/support/items.ts';
import { render } from '#tests/unit/support/render.tsx';
import { cartTable } from '#text/pages/cart.ts';
import { useClearCart } from '#web/pages/cart/clear-cart/use-clear-cart.ts';
import { OpenCartContext } from '#web/pages/cart/open-cart.ts';
import { useRemoval } from '#web/pages/cart/removal/use-removal.ts';
import { CartRow } from './cart-row.tsx';

const item = { id: 'a', ...wholeItem };

function OpenCartWithRow() {
  const openCart = {
    email: item.email,
    items: [item],
    added: undefined,
    removal: useRemoval(item.email),
    clearing: useClearCart(item.email),
    onChangeEmail: () => undefined,
    onForgetMe: () => undefined,
  };
  return (
    <OpenCartContext value={openCart}>
      <table>
        <tbody>
          <CartRow item={item} picture={undefined} papers={undefined} alikeCount={1} />
        </tbody>
      </table>
    </OpenCartContext>
  );
}

function renderRow(): HTMLElement {
  return render(
    <MemoryRouter>
      <OpenCartWithRow />
    </MemoryRouter>,
  );
}

test.each(itemFields)('a row shows the %s of its item', (field) => {
  // The buttons in the last cell have the whole item as their name.
  const cells = [...(renderRow().querySelector('tr')?.children ?? [])].slice(0, -1);
  const shown = cells.map(({ textContent }) => textContent).join(' ');
  expect(shown.replaceAll(',', '')).toContain(String(wholeItem[field]));
});

test('the editor of a row has a field for each part of its item but the product', () => {
  const row = renderRow();
  const change = [...row.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith(cartTable.change),
  );
  act(() => change?.click());
  const typed = [...(row.querySelector('form')?.elements ?? [])].map(
    (control) => Reflect.get(control, 'value') as unknown,
  );
  const { category: _category, type: _type, email: _email, ...editable } = wholeItem;
  expect(typed).toEqual(expect.arrayContaining(Object.values(editable).map(String)));
});
