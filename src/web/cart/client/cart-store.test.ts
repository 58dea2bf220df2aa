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
    expect(store.getCart()).toEqual({ isReady: false, email: undefined, items: [], isLoading: false });
    expect(calls).toHaveLength(0);
  });

  test('fetches the cart of a stored e-mail, and sends nothing without one', async () => {
    const store = await freshStore();
    store.startCartSync();
    expect(store.getCart()).toEqual({ isReady: true, email: undefined, items: [], isLoading: false });
    expect(calls).toHaveLength(0);

    store.setEmail('  Ana+LK@Example.com ');
    expect(localStorage.getItem('customerEmail')).toBe('ana+lk@example.com');
    expect(store.getCart().isLoading).toBe(true);
    expect(last('GET').url).toBe('/api/cart?email=ana%2Blk%40example.com');
    last('GET').answer(200, [json(stored('1'))]);
    await settle();
    expect(store.getCart()).toMatchObject({ items: [stored('1')], isLoading: false });
  });

  test('reads the e-mail again on every storage event, and refetches only if it has changed', async () => {
    const store = await freshStore();
    store.startCartSync();
    const tell = () => window.dispatchEvent(new Event('storage'));
    localStorage.setItem('customerEmail', 'ana@example.com');
    tell();
    expect(store.getCart()).toMatchObject({ email: 'ana@example.com', isLoading: true });
    const before = calls.length;
    localStorage.setItem('somethingElse', '1');
    tell();
    expect(calls).toHaveLength(before);
    localStorage.removeItem('customerEmail');
    tell();
    expect(store.getCart()).toMatchObject({ email: undefined, items: [], isLoading: false });
    localStorage.setItem('customerEmail', 'ana@example.com');
    tell();
    localStorage.clear();
    tell();
    expect(store.getCart().email).toBeUndefined();
  });

  test('removes the visitor’s data', async () => {
    const store = await freshStore();
    store.startCartSync();
    store.setEmail('ana@example.com');
    store.forgetVisitor();
    expect(store.getCart()).toMatchObject({ isReady: true, email: undefined, items: [] });
    expect(localStorage).toHaveLength(0);
  });

  test('notifies listeners of each change until they unsubscribe', async () => {
    const store = await freshStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribeToCart(listener);
    store.startCartSync();
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    leave();
    store.setEmail('ana@example.com');
    expect(listener).not.toHaveBeenCalled();
  });
});
