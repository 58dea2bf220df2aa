// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { allProducts } from '#content/catalogue/all-products.ts';
import { getStoredType } from '#domain/catalogue/catalogue.ts';
import { fullItem } from '#tests/support/items.ts';
import { render } from '#tests/unit/support/render.tsx';
import { OrderForm } from './order-form.tsx';

test('the order form has a field for each part of an item', () => {
  const { category: _category, ...typed } = fullItem;
  const product = allProducts.find(({ id }) => getStoredType(id) === typed.type);
  if (!product) throw new Error(`no product ${typed.type}`);
  const form = render(
    <MemoryRouter>
      <OrderForm
        category="cinnamon"
        product={product}
        fields={{ ...typed, quantity: String(typed.quantity) }}
        onChange={() => undefined}
        onDiscardDraft={() => undefined}
        isSample={false}
        hasPacksInUrl={false}
      />
    </MemoryRouter>,
  ).querySelector('form');
  const values = [...(form?.elements ?? [])].map((control) => Reflect.get(control, 'value') as unknown);
  expect(values).toEqual(expect.arrayContaining(Object.values(typed).map(String)));
});
