// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  alba,
  calls,
  createClient,
  json,
  last,
  logged,
  openCart,
  settle,
  startFakeApi,
  stopFakeApi,
  stored,
} from '#tests/unit/support/fake-api.ts';
import { cartApi } from './cart-api.ts';
import { createCartLoader } from './cart-loader.ts';
import { createCartStore } from './cart-store.ts';

function openLoader(...ids: readonly string[]) {
  const store = createCartStore();
  store.set({ isReady: true, email: alba.email, items: ids.map((id) => stored(id)) });
  return { store, loader: createCartLoader(store, cartApi, globalThis) };
}

beforeEach(startFakeApi);
afterEach(stopFakeApi);

describe('fetching the cart', () => {
  test('a reload supersedes the first fetch', async () => {
    const client = createClient();
    client.start();
    client.setEmail(alba.email);
    const reload = client.reload();
    expect(calls.map(({ method, signal }) => [method, signal?.aborted])).toEqual([
      ['GET', true],
      ['GET', false],
    ]);
    last('GET').answer(200, [json(stored('1'))]);
    await reload;
    await settle();
    expect(calls).toHaveLength(2);
    expect(client.getState().items).toEqual([stored('1')]);
  });

  test('ignores stale responses', async () => {
    const client = createClient();
    client.start();
    client.setEmail('old@example.com');
    const old = last('GET');
    client.setEmail('ana@example.com');
    const fresh = last('GET');
    expect(old.signal?.aborted).toBe(true);
    fresh.answer(200, [json(stored('1'))]);
    await settle();
    old.answer(200, []);
    await settle();
    expect(client.getState().items).toEqual([stored('1')]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('does not restore an item that was removed during the fetch', async () => {
    const client = await openCart('1', '2');
    void client.refresh();
    const before = last('GET');
    const removed = client.remove('1');
    last('DELETE').answer(204);
    await removed;
    before.answer(200, [json(stored('1')), json(stored('2'))]);
    await settle();
    expect(client.getState().items).toEqual([stored('2')]);
    last('GET').answer(200, [json(stored('2'))]);
    await settle();
    expect(client.getState().items).toEqual([stored('2')]);
  });

  test('ignores a response that arrives in the same moment as a change', async () => {
    const { store, loader } = openLoader('1', '2');
    void loader.refresh();
    last('GET').answer(200, [json(stored('1')), json(stored('2'))]);
    loader.applyChange((items) => items.filter(({ id }) => id !== '1'));
    await settle();
    expect(store.get().items).toEqual([stored('2')]);
  });

  test('refetches at once when the browser is online or focused again', async () => {
    const client = createClient();
    client.start();
    client.setEmail('ana@example.com');
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
    const { loader } = openLoader('1');
    let endFirst = () => {};
    let failSecond = () => {};
    const first = loader.pauseRefetching(() => new Promise<void>((resolve) => (endFirst = resolve)));
    const second = loader.pauseRefetching(
      () => new Promise<void>((_, reject) => (failSecond = () => reject(new Error('bulk')))),
    );
    const before = calls.length;
    loader.refreshInBackground();
    expect(calls).toHaveLength(before);
    failSecond();
    await expect(second).rejects.toThrow('bulk');
    loader.refreshInBackground();
    expect(calls).toHaveLength(before);
    endFirst();
    await first;
    loader.refreshInBackground();
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

  test('a hidden page fetches nothing', async () => {
    const client = createClient();
    client.start();
    client.setEmail('ana@example.com');
    const added = client.add(alba, 'key-1');
    last('POST').answer(201, json(stored('1')));
    await added;
    last('GET').answer(200, [json(stored('1'))]);
    await settle();
    expect(client.getState()).toMatchObject({ items: [stored('1')], isLoading: false });
    const before = calls.length;
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => visibility.mockRestore());
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls).toHaveLength(before);
  });
});
