// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from '#tests/unit/support/render.tsx';
import { setCart } from './client/cart-store.ts';
import { useCart } from './use-cart.ts';

function Email() {
  return <p>{useCart().email ?? 'none'}</p>;
}

test('a component shows the cart of the browser and its changes, and prerenders without one', () => {
  const container = render(<Email />);
  expect(container.textContent).toBe('none');
  act(() => setCart({ email: 'ana@example.com' }));
  expect(container.textContent).toBe('ana@example.com');
  expect(renderToString(<Email />)).toBe('<p>none</p>');
});
