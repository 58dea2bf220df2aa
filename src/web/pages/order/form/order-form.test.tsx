import { act, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { allProducts } from '#content/catalogue/all-products.ts';
import { getStoredType } from '#domain/catalogue/catalogue.ts';
import { fullItem } from '#tests/support/items.ts';
import { getField, typeText } from '#tests/unit/support/elements.ts';
import { setUpFakeBrowser } from '#tests/unit/support/fake-browser.ts';
import { render } from '#tests/unit/support/render.tsx';
import { orderPageTexts } from '#text/pages/order.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import type { OrderFields } from './order-fields.ts';
import { OrderForm } from './order-form.tsx';

setUpFakeBrowser();

const { category: _category, ...typed } = fullItem;
const typedFields: OrderFields = { ...typed, quantity: String(typed.quantity) };

function AlbaForm({ initial }: { initial: OrderFields }) {
  const [fields, setFields] = useState(initial);
  const product = allProducts.find(({ id }) => getStoredType(id) === typed.type);
  if (!product) throw new Error(`no product ${typed.type}`);
  return (
    <MemoryRouter>
      <OrderForm
        categoryId="cinnamon"
        product={product}
        fields={fields}
        onChange={(changes) => setFields((current) => ({ ...current, ...changes }))}
        onAdded={() => undefined}
        isSample={false}
        hasPacksInUrl={false}
      />
    </MemoryRouter>
  );
}

test('the order form has a field for each part of an item', () => {
  const form = render(<AlbaForm initial={typedFields} />).querySelector('form');
  const values = [...(form?.elements ?? [])].map((control) => Reflect.get(control, 'value') as unknown);
  expect(values).toEqual(expect.arrayContaining(Object.values(typed).map(String)));
});

test('the email field stays while it is emptied, though its email was stored meanwhile', () => {
  const container = render(<AlbaForm initial={{ ...typedFields, email: '' }} />);
  const input = getField(container, orderPageTexts.email);
  typeText(input, 'ana@example.com');
  act(() => {
    onTestFinished(cartClient.start());
    cartClient.setEmail('ana@example.com');
  });
  typeText(input, '');
  expect(getField(container, orderPageTexts.email)).toBe(input);
});
