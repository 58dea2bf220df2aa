// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { setUpFakeApi } from '#tests/unit/support/fake-api.ts';
import { render } from '#tests/unit/support/render.tsx';
import { cartClient } from './client/cart-client.ts';
import { useCart } from './use-cart.ts';

setUpFakeApi();

beforeEach(() => localStorage.clear());

function Email() {
  return <p>{useCart().email ?? 'none'}</p>;
}

test('a component shows the cart of the browser and its changes, and prerenders without one', () => {
  const container = render(<Email />);
  expect(container.textContent).toBe('none');
  act(() => void cartClient.setEmail('ana@example.com'));
  expect(container.textContent).toBe('ana@example.com');
  expect(renderToString(<Email />)).toBe('<p>none</p>');
});
