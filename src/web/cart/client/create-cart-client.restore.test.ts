import { describe, expect, test } from 'vitest';
import { albaOfAna } from '#tests/support/items.ts';
import { flushPromises, setUpFakeBrowser, storedItem, toItemJson } from '#tests/unit/support/fake-browser.ts';

const { calls, getLastCall, openCart } = setUpFakeBrowser();

describe('a restore', () => {
  const removed = storedItem('2');
  const idsBefore = new Set(['1']);

  test('sends the item without its id to its old address', async () => {
    const client = await openCart('1', '3');
    void client.restore(removed, idsBefore);
    expect(getLastCall('PUT')).toMatchObject({ url: '/api/cart/2', body: albaOfAna });
  });

  test('shows the item at its old position and fetches the cart again', async () => {
    const client = await openCart('1', '3');
    const restored = client.restore(removed, idsBefore);
    getLastCall('PUT').answer(200, toItemJson(removed));
    const callCountBefore = calls.length;
    expect(await restored).toBe('2');
    expect(calls.slice(callCountBefore).map(({ method }) => method)).toEqual(['GET']);
    expect(client.getState().items.map(({ id }) => id)).toEqual(['1', '2', '3']);
    getLastCall('GET').answer(200, [toItemJson(storedItem('1')), toItemJson(removed), toItemJson(storedItem('3'))]);
    await flushPromises();
    expect(client.getState().items.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  test('adds the item again if the server no longer knows it', async () => {
    const client = await openCart('1', '3');
    const restored = client.restore(removed, idsBefore);
    getLastCall('PUT').answer(404, { error: 'No.' });
    await flushPromises();
    getLastCall('GET').answer(200, [toItemJson(storedItem('1')), toItemJson(storedItem('3'))]);
    await flushPromises();
    expect(getLastCall('POST').headers.get('Idempotency-Key')).toBe(removed.id);
    getLastCall('POST').answer(201, toItemJson(storedItem('9')));
    expect(await restored).toBe('9');
    expect(client.getState().items.map(({ id }) => id)).toEqual(['1', '3', '9']);
  });

  test('adds nothing if an earlier request without a response has restored the item', async () => {
    const client = await openCart('1');
    const unanswered = client.restore(removed, idsBefore);
    getLastCall('PUT').fail();
    await expect(unanswered).rejects.toThrow('no network');
    const again = client.restore(removed, idsBefore);
    getLastCall('PUT').answer(404, { error: 'No.' });
    await flushPromises();
    getLastCall('GET').answer(200, [toItemJson(storedItem('1')), toItemJson(removed)]);
    expect(await again).toBe('2');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('throws any other error and keeps the items', async () => {
    const client = await openCart('1');
    const restored = client.restore(removed, idsBefore);
    getLastCall('PUT').answer(409, { error: 'Full.' });
    await expect(restored).rejects.toMatchObject({ status: 409, serverMessage: 'Full.' });
    expect(client.getState().items).toEqual([storedItem('1')]);
  });

  test('sends nothing for a cart that the visitor has left', async () => {
    const client = await openCart('1');
    const eva = { ...removed, email: 'eva@example.com' };
    const callCountBefore = calls.length;
    expect(await client.restore(eva, idsBefore)).toBeUndefined();
    await flushPromises();
    expect(calls).toHaveLength(callCountBefore);
  });

  test('shows an item once that the cart has already', async () => {
    const client = await openCart('1', '2', '3');
    const restored = client.restore(removed, idsBefore);
    getLastCall('PUT').answer(200, toItemJson(removed));
    expect(await restored).toBe('2');
    expect(client.getState().items.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });
});
