// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  calls,
  freshStore,
  json,
  last,
  settle,
  startFakeApi,
  stopFakeApi,
  stored,
} from '#tests/unit/support/fake-api.ts';

beforeEach(startFakeApi);
afterEach(stopFakeApi);

describe('cart store', () => {
  test('is not ready before it has read the browser’s storage', async () => {
    const store = await freshStore();
    expect(store.currentQuote()).toEqual({ known: false, email: undefined, items: [], loading: false });
    expect(calls).toHaveLength(0);
  });

  test('fetches the cart of a stored e-mail, and sends nothing without one', async () => {
    const store = await freshStore();
    store.startQuote();
    expect(store.currentQuote()).toEqual({ known: true, email: undefined, items: [], loading: false });
    expect(calls).toHaveLength(0);

    store.setEmail('  Ana+LK@Example.com ');
    expect(localStorage.getItem('customerEmail')).toBe('ana+lk@example.com');
    expect(store.currentQuote().loading).toBe(true);
    expect(last('GET').url).toBe('/api/cart?email=ana%2Blk%40example.com');
    last('GET').answer(200, [json(stored('1'))]);
    await settle();
    expect(store.currentQuote()).toMatchObject({ items: [stored('1')], loading: false });
  });

  test('reads the e-mail again on every storage event, and refetches only if it has changed', async () => {
    const store = await freshStore();
    store.startQuote();
    const tell = () => window.dispatchEvent(new Event('storage'));
    localStorage.setItem('customerEmail', 'ana@example.com');
    tell();
    expect(store.currentQuote()).toMatchObject({ email: 'ana@example.com', loading: true });
    const before = calls.length;
    localStorage.setItem('somethingElse', '1');
    tell();
    expect(calls).toHaveLength(before);
    localStorage.removeItem('customerEmail');
    tell();
    expect(store.currentQuote()).toMatchObject({ email: undefined, items: [], loading: false });
    localStorage.setItem('customerEmail', 'ana@example.com');
    tell();
    localStorage.clear();
    tell();
    expect(store.currentQuote().email).toBeUndefined();
  });

  test('removes the visitor’s data', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    store.forgetQuote();
    expect(store.currentQuote()).toMatchObject({ known: true, email: undefined, items: [] });
    expect(localStorage).toHaveLength(0);
  });

  test('notifies listeners of each change until they unsubscribe', async () => {
    const store = await freshStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribeToQuote(listener);
    store.startQuote();
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    leave();
    store.setEmail('ana@example.com');
    expect(listener).not.toHaveBeenCalled();
  });
});
