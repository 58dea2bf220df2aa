import { expect, test, vi } from 'vitest';
import { albaOfAna } from '#tests/support/items.ts';
import { flushPromises, setUpFakeBrowser, storedItem, toItemJson } from '#tests/unit/support/fake-browser.ts';

const { calls, createClient, getLastCall, openCart, storage } = setUpFakeBrowser();

test('an add sends its idempotency key', async () => {
  const client = await openCart('1');
  void client.add(albaOfAna, 'key-1');
  expect(getLastCall('POST').headers.get('Idempotency-Key')).toBe('key-1');
});

test('an added item is shown at once, and the cart is fetched again', async () => {
  const client = await openCart('1');
  const callCountBefore = calls.length;
  const added = client.add(albaOfAna, 'key-1');
  getLastCall('POST').answer(201, toItemJson(storedItem('2')));
  await added;
  expect(client.getState().items).toEqual([storedItem('1'), storedItem('2')]);
  expect(calls.slice(callCountBefore).map(({ method }) => method)).toEqual(['POST', 'GET']);
  getLastCall('GET').answer(200, [toItemJson(storedItem('1')), toItemJson(storedItem('2', { quantity: 3 }))]);
  await flushPromises();
  expect(client.getState().items).toEqual([storedItem('1'), storedItem('2', { quantity: 3 })]);
});

test('an added item does not count as the whole cart while the cart is loading', async () => {
  const client = createClient();
  client.start();
  client.setEmail('ana@example.com');
  const added = client.add(albaOfAna, 'key-1');
  getLastCall('POST').answer(201, toItemJson(storedItem('9')));
  await added;
  expect(client.getState()).toMatchObject({ status: 'loading', items: [] });
  getLastCall('GET').answer(200, [toItemJson(storedItem('1')), toItemJson(storedItem('9'))]);
  await flushPromises();
  expect(client.getState().items.map(({ id }) => id)).toEqual(['1', '9']);
});

test('an add for another email switches to its cart', async () => {
  const client = await openCart('1');
  const added = client.add({ ...albaOfAna, email: 'eva@example.com' }, 'key-1');
  getLastCall('POST').answer(201, toItemJson(storedItem('7', { email: 'eva@example.com' })));
  await added;
  expect(client.getState()).toMatchObject({ status: 'loading', email: 'eva@example.com', items: [] });
  expect(storage.readEmail()).toBe('eva@example.com');
});

test('a rejected add returns the reason and keeps the items', async () => {
  const client = await openCart('1');
  const added = client.add(albaOfAna, 'key-1');
  getLastCall('POST').answer(400, { error: 'No.' });
  await expect(added).rejects.toMatchObject({ name: 'ApiError', status: 400, serverMessage: 'No.' });
  expect(client.getState().items).toEqual([storedItem('1')]);
});

test('a rejected change returns the reason and keeps the items', async () => {
  const client = await openCart('1');
  const changed = client.update('1', { quantity: 3, packWeight: '1', unit: 'kg' });
  getLastCall('PATCH').answer(500, 'no object');
  await expect(changed).rejects.toMatchObject({ name: 'ApiError', status: 500, serverMessage: undefined });
  expect(client.getState().items).toEqual([storedItem('1')]);
});

test('a removal that fails returns the reason and keeps the items', async () => {
  const client = await openCart('1');
  const removed = client.remove('1');
  getLastCall('DELETE').fail();
  await expect(removed).rejects.toThrow('no network');
  expect(client.getState().items).toEqual([storedItem('1')]);
});

test('a success response of another server counts as a failed request', async () => {
  const client = createClient();
  client.start();
  const page = () => new Response('<h1>Log in to this network</h1>', { headers: { 'Content-Type': 'text/html' } });
  vi.stubGlobal('fetch', () => Promise.resolve(page()));
  await expect(client.add(albaOfAna, 'key-1')).rejects.toMatchObject({ name: 'Error' });
  await expect(client.remove('1')).rejects.toMatchObject({ name: 'Error' });
  expect(client.getState().items).toEqual([]);
});

test('a repeated add shows the item once', async () => {
  const client = await openCart('1', '2');
  const repeated = client.addInJob(albaOfAna, 'key-1');
  getLastCall('POST').answer(201, toItemJson(storedItem('1', { quantity: 3 })));
  await repeated;
  expect(client.getState().items).toEqual([storedItem('2'), storedItem('1', { quantity: 3 })]);
});

test('a response to a change without the item changes nothing', async () => {
  const client = await openCart('1', '2');
  const changed = client.update('1', { quantity: 5, packWeight: '1', unit: 'kg' });
  getLastCall('PATCH').answer(200, 'changed');
  await changed;
  expect(client.getState().items).toEqual([storedItem('1'), storedItem('2')]);
});

test('the email of an added item is stored when the request leaves, and stays if there is no response', async () => {
  const client = createClient();
  client.start();
  const added = client.add(albaOfAna, 'key-1');
  expect(storage.readEmail()).toBe('ana@example.com');
  expect(client.getState().email).toBe('ana@example.com');
  getLastCall('POST').fail();
  await expect(added).rejects.toThrow('no network');
  expect(storage.readEmail()).toBe('ana@example.com');
});

test('requests time out after 30 seconds', async () => {
  const client = createClient();
  client.start();
  const added = client.add(albaOfAna, 'key-1');
  const failure = added.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(getLastCall('POST').signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ name: 'AbortError' });
});

test('a change shows the changed item at once', async () => {
  const client = await openCart('1', '2');
  const changed = client.update('1', { quantity: 3, packWeight: '1', unit: 'l' });
  getLastCall('PATCH').answer(200, toItemJson(storedItem('1', { quantity: 3, packWeight: '1', unit: 'l' })));
  await changed;
  expect(client.getState().items).toEqual([
    storedItem('1', { quantity: 3, packWeight: '1', unit: 'l' }),
    storedItem('2'),
  ]);
});
