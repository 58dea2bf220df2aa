// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  alba,
  calls,
  freshStore,
  json,
  last,
  logged,
  openCart,
  settle,
  startFakeApi,
  stopFakeApi,
  stored,
} from './fake-api.ts';

beforeEach(startFakeApi);
afterEach(stopFakeApi);

describe('fetching the cart', () => {
  test('never lets a stale answer take the place of a fresh one', async () => {
    const store = await freshStore();
    store.startCartSync();
    store.setEmail('old@example.com');
    const old = last('GET');
    store.setEmail('ana@example.com');
    const fresh = last('GET');
    expect(old.signal?.aborted).toBe(true);
    fresh.answer(200, [json(stored('1'))]);
    await settle();
    old.answer(200, []);
    await settle();
    expect(store.getCart().items).toEqual([stored('1')]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('does not bring back an item that was removed while the list was on its way', async () => {
    const store = await openCart('1', '2');
    void store.refreshCart();
    const before = last('GET');
    const removed = store.removeFromCart('1');
    last('DELETE').answer(204);
    await removed;
    before.answer(200, [json(stored('1')), json(stored('2'))]);
    await settle();
    expect(store.getCart().items).toEqual([stored('2')]);
    last('GET').answer(200, [json(stored('2'))]);
    await settle();
    expect(store.getCart().items).toEqual([stored('2')]);
  });

  test('logs a failed fetch, empties the list, and tries again with longer and longer waits', async () => {
    const store = await openCart('1');

    void store.refreshCart();
    last('GET').fail();
    await settle();
    expect(logged).toHaveBeenCalledExactlyOnceWith('Failed to fetch cart count', expect.any(TypeError));
    expect(store.getCart()).toMatchObject({ items: [], isLoading: false });

    for (const wait of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      const before = calls.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(calls).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls).toHaveLength(before + 1);
      last('GET').answer(503, { error: 'Later.' });
      await settle();
    }
    await vi.advanceTimersByTimeAsync(60_000);
    last('GET').answer(200, [json(stored('1'))]);
    await settle();
    expect(store.getCart().items).toEqual([stored('1')]);
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(before);
  });

  test.each([
    ['an object', { error: 'no list' }],
    ['items without ids', [alba]],
    ['nothing', undefined],
  ])('takes %s for a failed fetch', async (_name, body) => {
    const store = await freshStore();
    store.startCartSync();
    store.setEmail('ana@example.com');
    last('GET').answer(200, body);
    await settle();
    expect(logged).toHaveBeenCalledOnce();
    expect(store.getCart()).toMatchObject({ items: [], isLoading: false });
  });

  test('does not ask again for what the server refuses for good', async () => {
    const store = await freshStore();
    store.startCartSync();
    store.setEmail('ana@example.com');
    last('GET').answer(400, { error: 'Please enter a valid email address.' });
    await settle();
    expect(logged).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(1);
  });

  test('asks again at once when the browser is back online or looked at', async () => {
    const store = await freshStore();
    store.startCartSync();
    store.setEmail('ana@example.com');
    last('GET').fail();
    await settle();
    for (const [target, name] of [
      [window, 'online'],
      [window, 'focus'],
      [document, 'visibilitychange'],
    ] as const) {
      const before = calls.length;
      target.dispatchEvent(new Event(name));
      expect(calls.length).toBeGreaterThan(before);
    }
  });

  test('waits as long as the server asks for after 429', async () => {
    const store = await openCart('1');
    void store.refreshCart();
    last('GET').answer(429, { error: 'Too many requests.' }, { 'Retry-After': '40' });
    await settle();
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(39_999);
    expect(calls).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(before + 1);
  });
});
