import { describe, expect, test } from 'vitest';
import { albaOfAna } from '#tests/support/items.ts';
import { flushPromises, setUpFakeBrowser, storedItem, toItemJson } from '#tests/unit/support/fake-browser.ts';
import { cartApi } from '#web/cart/api/cart-api.ts';
import { createCartLoader } from './cart-loader.ts';
import { createCartStore } from './cart-store.ts';

const { calls, createClient, getLastCall, logged, openCart, storage, fireBrowserEvent } = setUpFakeBrowser();

function openLoader(...ids: readonly string[]) {
  const store = createCartStore();
  store.open(albaOfAna.email);
  store.setItems(ids.map((id) => storedItem(id)));
  return { store, loader: createCartLoader(store, cartApi, globalThis) };
}

describe('the cart client', () => {
  test('takes the response of a refetch in place of the first one', async () => {
    const client = createClient();
    client.start();
    client.setEmail(albaOfAna.email);
    const reload = client.refetchOrThrow();
    expect(calls.map(({ method, signal }) => [method, signal?.aborted])).toEqual([
      ['GET', true],
      ['GET', false],
    ]);
    getLastCall('GET').answer(200, [toItemJson(storedItem('1'))]);
    await reload;
    await flushPromises();
    expect(calls).toHaveLength(2);
    expect(client.getState().items).toEqual([storedItem('1')]);
  });

  test('ignores stale responses', async () => {
    const client = createClient();
    client.start();
    client.setEmail('old@example.com');
    const staleFetch = getLastCall('GET');
    client.setEmail('ana@example.com');
    const freshFetch = getLastCall('GET');
    expect(staleFetch.signal?.aborted).toBe(true);
    freshFetch.answer(200, [toItemJson(storedItem('1'))]);
    await flushPromises();
    staleFetch.answer(200, []);
    await flushPromises();
    expect(client.getState().items).toEqual([storedItem('1')]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('does not restore an item that was removed during the fetch', async () => {
    const client = await openCart('1', '2');
    void client.refetchOrShowEmpty();
    const fetchBeforeRemoval = getLastCall('GET');
    const removed = client.remove('1');
    getLastCall('DELETE').answer(204);
    await removed;
    fetchBeforeRemoval.answer(200, [toItemJson(storedItem('1')), toItemJson(storedItem('2'))]);
    await flushPromises();
    expect(client.getState().items).toEqual([storedItem('2')]);
    getLastCall('GET').answer(200, [toItemJson(storedItem('2'))]);
    await flushPromises();
    expect(client.getState().items).toEqual([storedItem('2')]);
  });

  test('ignores a response that arrives in the same moment as a change', async () => {
    const { store, loader } = openLoader('1', '2');
    void loader.refetchOrShowEmpty();
    getLastCall('GET').answer(200, [toItemJson(storedItem('1')), toItemJson(storedItem('2'))]);
    loader.applyChange((items) => items.filter(({ id }) => id !== '1'));
    await flushPromises();
    expect(store.get().items).toEqual([storedItem('2')]);
  });

  test('refetches at once when the visitor or the connection is back', async () => {
    const client = createClient();
    client.start();
    client.setEmail('ana@example.com');
    getLastCall('GET').fail();
    await flushPromises();
    const callCountBefore = calls.length;
    fireBrowserEvent('onActive');
    expect(calls.length).toBeGreaterThan(callCountBefore);
  });

  test('fetches nothing in the background during a bulk job, also if one of two has failed', async () => {
    const { loader } = openLoader('1');
    let endFirst = () => {};
    let failSecond = () => {};
    const jobThatEnds = loader.withRefetchingPaused(() => new Promise<void>((resolve) => (endFirst = resolve)));
    const jobThatFails = loader.withRefetchingPaused(
      () => new Promise<void>((_, reject) => (failSecond = () => reject(new Error('bulk')))),
    );
    const callCountBefore = calls.length;
    loader.refetchUnlessPaused();
    expect(calls).toHaveLength(callCountBefore);
    failSecond();
    await expect(jobThatFails).rejects.toThrow('bulk');
    loader.refetchUnlessPaused();
    expect(calls).toHaveLength(callCountBefore);
    endFirst();
    await jobThatEnds;
    loader.refetchUnlessPaused();
    expect(calls.length).toBeGreaterThan(callCountBefore);
  });

  test('reads the storage again when the page comes from the back/forward cache', async () => {
    const client = await openCart('1');
    storage.writeEmail('eva@example.com');
    fireBrowserEvent('onRestored');
    expect(client.getState()).toMatchObject({ status: 'loading', email: 'eva@example.com', items: [] });
  });

  test('follows no other tab after its end', async () => {
    const client = createClient();
    const end = client.start();
    client.setEmail('ana@example.com');
    const callCountBefore = calls.length;
    end();
    fireBrowserEvent('onActive');
    expect(calls).toHaveLength(callCountBefore);
  });
});
