// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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
} from '#tests/unit/support/fake-api.ts';

beforeEach(startFakeApi);
afterEach(stopFakeApi);

describe('fetching the cart', () => {
  test('the first fetch, which waits for its code, is older than a reload that waited for it too', async () => {
    vi.resetModules();
    const { getCart } = await import('./cart-store.ts');
    const { setEmail, startCartSync } = await import('./cart-sync.ts');
    startCartSync();
    setEmail(alba.email);
    const { reloadCart } = await import('./cart-fetching.ts');
    const reload = reloadCart();
    expect(calls.map(({ method, signal }) => [method, signal?.aborted])).toEqual([
      ['GET', true],
      ['GET', false],
    ]);
    last('GET').answer(200, [json(stored('1'))]);
    await reload;
    await settle();
    expect(calls).toHaveLength(2);
    expect(getCart().items).toEqual([stored('1')]);
  });

  test('ignores stale responses', async () => {
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

  test('does not restore an item that was removed during the fetch', async () => {
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

  test('ignores a response that arrives in the same moment as a change', async () => {
    const store = await openCart('1', '2');
    void store.refreshCart();
    last('GET').answer(200, [json(stored('1')), json(stored('2'))]);
    store.applyChange((items) => items.filter(({ id }) => id !== '1'));
    await settle();
    expect(store.getCart().items).toEqual([stored('2')]);
  });

  test('refetches at once when the browser is online or focused again', async () => {
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

  test('fetches nothing in the background during a bulk operation, also if one of two has failed', async () => {
    const store = await openCart('1');
    let endFirst = () => {};
    let failSecond = () => {};
    const first = store.withoutBackgroundFetches(() => new Promise<void>((resolve) => (endFirst = resolve)));
    const second = store.withoutBackgroundFetches(
      () => new Promise<void>((_, reject) => (failSecond = () => reject(new Error('bulk')))),
    );
    const before = calls.length;
    store.refreshInBackground();
    expect(calls).toHaveLength(before);
    failSecond();
    await expect(second).rejects.toThrow('bulk');
    store.refreshInBackground();
    expect(calls).toHaveLength(before);
    endFirst();
    await first;
    store.refreshInBackground();
    expect(calls.length).toBeGreaterThan(before);
  });

  test('reads the storage again when the page comes from the back/forward cache, and only then', async () => {
    await openCart('1');
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const before = calls.length;
    show(false);
    expect(calls).toHaveLength(before);
    show(true);
    expect(calls.length).toBeGreaterThan(before);
  });

  test('a change ends the loading, and a hidden page fetches nothing', async () => {
    const store = await freshStore();
    store.startCartSync();
    store.setEmail('ana@example.com');
    store.applyChange(() => [stored('1')]);
    expect(store.getCart()).toMatchObject({ items: [stored('1')], isLoading: false });
    const before = calls.length;
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => visibility.mockRestore());
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls).toHaveLength(before);
  });
});
