// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  alba,
  calls,
  freshStore,
  json,
  last,
  openCart,
  settle,
  startFakeApi,
  stopFakeApi,
  stored,
} from '#tests/unit/support/fake-api.ts';

beforeEach(startFakeApi);
afterEach(stopFakeApi);

describe('cart mutations', () => {
  test('an add sends its idempotency key, shows the item at once and refetches the cart', async () => {
    const store = await openCart('1');
    const added = store.addToCart(alba, 'key-1');
    expect(last('POST').headers.get('Idempotency-Key')).toBe('key-1');
    last('POST').answer(201, json(stored('2')));
    await added;
    expect(store.getCart().items).toEqual([stored('1'), stored('2')]);
    last('GET').answer(200, [json(stored('1')), json(stored('2'))]);
    await settle();
    expect(store.getCart().items).toHaveLength(2);
  });

  test('an added item does not count as the whole cart while the cart is loading', async () => {
    const store = await freshStore();
    store.startCartSync();
    store.setEmail('ana@example.com');
    const added = store.addToCart(alba, 'key-1');
    last('POST').answer(201, json(stored('9')));
    await added;
    expect(store.getCart()).toMatchObject({ items: [], isLoading: true });
    last('GET').answer(200, [json(stored('1')), json(stored('9'))]);
    await settle();
    expect(store.getCart().items.map(({ id }) => id)).toEqual(['1', '9']);
  });

  test('an add for another e-mail switches to its cart', async () => {
    const store = await openCart('1');
    const added = store.addToCart({ ...alba, email: 'eva@example.com' }, 'key-1');
    last('POST').answer(201, json(stored('7', { email: 'eva@example.com' })));
    await added;
    expect(store.getCart()).toMatchObject({ email: 'eva@example.com', items: [], isLoading: true });
    expect(localStorage.getItem('customerEmail')).toBe('eva@example.com');
  });

  test('a rejected add, change or removal returns the reason and keeps the items', async () => {
    const store = await openCart('1');
    const added = store.addToCart(alba, 'key-1');
    last('POST').answer(400, { error: 'No.' });
    await expect(added).rejects.toMatchObject({ name: 'ApiError', status: 400, serverMessage: 'No.' });
    const changed = store.updateCartItem('1', { quantity: 3, packWeight: '1', unit: 'kg' });
    last('PATCH').answer(500, 'no object');
    await expect(changed).rejects.toMatchObject({ name: 'ApiError', status: 500, serverMessage: undefined });
    const removed = store.removeFromCart('1');
    last('DELETE').fail();
    await expect(removed).rejects.toThrow('no network');
    expect(store.getCart().items).toEqual([stored('1')]);
  });

  test('a success response of another server counts as a failed request', async () => {
    const store = await freshStore();
    store.startCartSync();
    const page = () => new Response('<h1>Log in to this network</h1>', { headers: { 'Content-Type': 'text/html' } });
    vi.stubGlobal('fetch', () => Promise.resolve(page()));
    await expect(store.addToCart(alba, 'key-1')).rejects.toMatchObject({ name: 'Error' });
    await expect(store.removeFromCart('1')).rejects.toMatchObject({ name: 'Error' });
    expect(store.getCart().email).toBeUndefined();
  });

  test('a 404 counts as removed after an attempt without a response', async () => {
    const store = await openCart('1');
    const unanswered = store.removeFromCart('1');
    last('DELETE').fail();
    await expect(unanswered).rejects.toThrow('no network');
    const again = store.removeFromCart('1');
    last('DELETE').answer(404, { error: 'gone' });
    await again;
    expect(store.getCart().items).toEqual([]);
    const never = store.removeFromCart('2');
    last('DELETE').answer(404, { error: 'gone' });
    await expect(never).rejects.toMatchObject({ status: 404 });
  });

  test('a 404 after an attempt that the server has refused is an error', async () => {
    const store = await openCart('1');
    const before = calls.length;
    const refused = store.removeFromCart('1');
    last('DELETE').answer(500, { error: 'No.' });
    await expect(refused).rejects.toMatchObject({ status: 500 });
    expect(calls).toHaveLength(before + 1);
    const gone = store.removeFromCart('1');
    last('DELETE').answer(404, { error: 'gone' });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  test('an item that another tab has removed leaves with the next fetch, at once', async () => {
    const store = await openCart('1', '2');
    const before = calls.length;
    const removed = store.removeFromCart('1');
    last('DELETE').answer(404, { error: 'gone' });
    await expect(removed).rejects.toMatchObject({ status: 404 });
    expect(calls.slice(before).map(({ method }) => method)).toEqual(['DELETE', 'GET']);
    last('GET').answer(200, [json(stored('2'))]);
    await settle();
    expect(store.getCart().items).toEqual([stored('2')]);
  });

  test('after an attempt without a response a failure other than 404 fails, and fetches nothing', async () => {
    const store = await openCart('1');
    const unanswered = store.removeFromCart('1');
    last('DELETE').fail();
    await expect(unanswered).rejects.toThrow('no network');
    const before = calls.length;
    const again = store.removeFromCart('1');
    last('DELETE').answer(500, { error: 'No.' });
    await expect(again).rejects.toMatchObject({ status: 500 });
    expect(calls).toHaveLength(before + 1);
    expect(store.getCart().items).toEqual([stored('1')]);
  });

  test('an attempt without a response is forgotten once the item is removed', async () => {
    const store = await openCart('1');
    const unanswered = store.removeFromCart('1');
    last('DELETE').fail();
    await expect(unanswered).rejects.toThrow('no network');
    const removed = store.removeFromCart('1');
    last('DELETE').answer(204);
    await removed;
    const again = store.removeFromCart('1');
    last('DELETE').answer(404, { error: 'gone' });
    await expect(again).rejects.toMatchObject({ status: 404 });
  });

  test('a repeated add shows the item once, and a response without the item changes nothing', async () => {
    const store = await openCart('1', '2');
    const repeated = store.addToCurrentCart(alba, 'key-1');
    last('POST').answer(201, json(stored('1', { quantity: 3 })));
    await repeated;
    expect(store.getCart().items).toEqual([stored('2'), stored('1', { quantity: 3 })]);
    const changed = store.updateCartItem('1', { quantity: 5, packWeight: '1', unit: 'kg' });
    last('PATCH').answer(200, 'changed');
    await changed;
    expect(store.getCart().items).toEqual([stored('2'), stored('1', { quantity: 3 })]);
  });

  test('an add reads first what another tab has stored', async () => {
    const store = await openCart('1');
    localStorage.setItem('customerEmail', 'eva@example.com');
    void store.addToCart(alba, 'key-1');
    expect(store.getCart().email).toBe('eva@example.com');
    localStorage.setItem('customerEmail', 'ana@example.com');
    expect(await store.addToCurrentCart({ ...alba, email: 'eva@example.com' }, 'key-2')).toBe(false);
    expect(store.getCart().email).toBe('ana@example.com');
  });

  test('requests time out after 30 seconds', async () => {
    const store = await freshStore();
    store.startCartSync();
    const added = store.addToCart(alba, 'key-1');
    const failure = added.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(last('POST').signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });

  test('a change shows the changed item at once', async () => {
    const store = await openCart('1', '2');
    const changed = store.updateCartItem('1', { quantity: 3, packWeight: '1', unit: 'l' });
    last('PATCH').answer(200, json(stored('1', { quantity: 3, packWeight: '1', unit: 'l' })));
    await changed;
    expect(store.getCart().items).toEqual([stored('1', { quantity: 3, packWeight: '1', unit: 'l' }), stored('2')]);
  });

  describe('a restore', () => {
    const removed = stored('2');
    const idsBefore = new Set(['1']);

    test('sends the whole item, shows it at its old position and refetches the cart', async () => {
      const store = await openCart('1', '3');
      const restored = store.restoreToCart(removed, idsBefore, 'key-1');
      expect(last('PUT').url).toBe('/api/cart/2');
      last('PUT').answer(200, json(removed));
      const before = calls.length;
      expect(await restored).toBe('2');
      expect(calls.slice(before).map(({ method }) => method)).toEqual(['GET']);
      expect(store.getCart().items.map(({ id }) => id)).toEqual(['1', '2', '3']);
      last('GET').answer(200, [json(stored('1')), json(removed), json(stored('3'))]);
      await settle();
      expect(store.getCart().items).toHaveLength(3);
    });

    test.each([404, 405])('adds the item again if the server responds with %i', async (status) => {
      const store = await openCart('1', '3');
      const restored = store.restoreToCart(removed, idsBefore, 'key-1');
      last('PUT').answer(status, { error: 'No.' });
      await settle();
      last('GET').answer(200, [json(stored('1')), json(stored('3'))]);
      await settle();
      expect(last('POST').headers.get('Idempotency-Key')).toBe('key-1');
      last('POST').answer(201, json(stored('9')));
      expect(await restored).toBe('9');
      expect(store.getCart().items.map(({ id }) => id)).toEqual(['1', '3', '9']);
    });

    test('adds nothing if an earlier request without a response has restored the item', async () => {
      const store = await openCart('1');
      const unanswered = store.restoreToCart(removed, idsBefore, 'key-1');
      last('PUT').fail();
      await expect(unanswered).rejects.toThrow('no network');
      const again = store.restoreToCart(removed, idsBefore, 'key-1');
      last('PUT').answer(405, { error: 'No.' });
      await settle();
      last('GET').answer(200, [json(stored('1')), json(removed)]);
      expect(await again).toBe('2');
      expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    });

    test('throws any other error and keeps the items', async () => {
      const store = await openCart('1');
      const restored = store.restoreToCart(removed, idsBefore, 'key-1');
      last('PUT').answer(409, { error: 'Full.' });
      await expect(restored).rejects.toMatchObject({ status: 409, serverMessage: 'Full.' });
      expect(store.getCart().items).toEqual([stored('1')]);
    });

    test('sends nothing for a cart that the visitor has left', async () => {
      const store = await openCart('1');
      const eva = { ...removed, email: 'eva@example.com' };
      const made = calls.length;
      expect(await store.restoreToCart(eva, idsBefore, 'key-1')).toBeUndefined();
      await settle();
      expect(calls).toHaveLength(made);
    });

    test('shows an item once that the list has already', async () => {
      const store = await openCart('1', '2', '3');
      const restored = store.restoreItem(removed, idsBefore, 'key-1');
      last('PUT').answer(200, json(removed));
      expect(await restored).toBe('2');
      expect(store.getCart().items.map(({ id }) => id)).toEqual(['1', '2', '3']);
    });
  });
});
