import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setUpFakeBrowser } from '#tests/unit/support/fake-browser.ts';
import { render } from '#tests/unit/support/render.tsx';
import { cartClient } from './client/cart-client.ts';
import { useCart } from './use-cart.ts';

setUpFakeBrowser();

beforeEach(() => localStorage.clear());
afterEach(() => cartClient.forgetVisitor());

function Email() {
  return <p>{useCart().email ?? 'none'}</p>;
}

test('a component shows the cart of the browser and its changes', () => {
  const container = render(<Email />);
  expect(container.textContent).toBe('none');
  act(() => void cartClient.setEmail('ana@example.com'));
  expect(container.textContent).toBe('ana@example.com');
});

test('a component is prerendered without the cart of the browser', () => {
  cartClient.setEmail('ana@example.com');
  expect(renderToString(<Email />)).toBe('<p>none</p>');
});
