import { describe, expect, test, vi } from 'vitest';
import { albaOfAna } from '#tests/support/items.ts';
import { flushPromises, setUpFakeBrowser, storedItem, toItemJson } from '#tests/unit/support/fake-browser.ts';
import type { CartClient } from './create-cart-client.ts';

const { calls, createClient, getLastCall, openCart, storage } = setUpFakeBrowser();

describe('a pending add while the email changes', () => {
  // In another tab only the storage changes: the event of the change may come later than the response.
  test.each([
    ['is forgotten here', (client: CartClient) => client.forgetVisitor(), undefined],
    ['is forgotten in another tab', () => storage.forgetVisitor(), undefined],
    ['is changed here', (client: CartClient) => client.setEmail('eva@example.com'), 'eva@example.com'],
    ['is changed in another tab', () => storage.writeEmail('eva@example.com'), 'eva@example.com'],
  ] as const)('does not store the email again if it %s', async (_, change, expected) => {
    const client = await openCart('1');
    const added = client.add(albaOfAna, 'key-1');
    const post = getLastCall('POST');
    change(client);
    post.answer(201, toItemJson(storedItem('2')));
    await added;
    expect(storage.readEmail()).toBe(expected);
    expect(client.getState()).toMatchObject({ email: expected, items: [] });
  });

  test('does not store the visitor’s first email if the visitor was forgotten meanwhile', async () => {
    const client = createClient();
    client.start();
    const added = client.add(albaOfAna, 'key-1');
    client.setEmail('eva@example.com');
    client.forgetVisitor();
    getLastCall('POST').answer(201, toItemJson(storedItem('2')));
    await added;
    expect(storage.readEmail()).toBeUndefined();
  });
});

test('a removal in a bulk job that ends while another cart is loading leaves that fetch alone', async () => {
  const client = await openCart('1');
  const removed = client.removeInJob('1');
  const remove = getLastCall('DELETE');
  client.setEmail('eva@example.com');
  remove.answer(204);
  await removed;
  getLastCall('GET').answer(200, [toItemJson({ ...storedItem('5'), email: 'eva@example.com' })]);
  await flushPromises();
  expect(client.getState()).toMatchObject({ status: 'loaded', items: [{ id: '5' }] });
});

describe('adding in a bulk job', () => {
  test('shows the item at once without fetching the cart or storing an email', async () => {
    const client = await openCart('1');
    using writeEmail = vi.spyOn(storage, 'writeEmail');
    const callCountBefore = calls.length;
    const added = client.addInJob(albaOfAna, 'key-1');
    getLastCall('POST').answer(201, toItemJson(storedItem('2')));
    expect(await added).toBe(true);
    expect(client.getState().items).toEqual([storedItem('1'), storedItem('2')]);
    expect(calls).toHaveLength(callCountBefore + 1);
    expect(writeEmail).not.toHaveBeenCalled();
  });

  test('sends nothing if another tab has changed the email', async () => {
    const client = await openCart('1');
    storage.writeEmail('eva@example.com');
    expect(await client.addInJob(albaOfAna, 'key-1')).toBe(false);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(storage.readEmail()).toBe('eva@example.com');
    expect(client.getState().email).toBe('eva@example.com');
  });

  test('sends nothing for an email that another tab has given up', async () => {
    const client = await openCart('1');
    client.setEmail('eva@example.com');
    storage.writeEmail('ana@example.com');
    expect(await client.addInJob({ ...albaOfAna, email: 'eva@example.com' }, 'key-1')).toBe(false);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(client.getState().email).toBe('ana@example.com');
  });

  test('returns false if the email changes in another tab during the call', async () => {
    const client = await openCart('1');
    const added = client.addInJob(albaOfAna, 'key-1');
    storage.writeEmail('eva@example.com');
    getLastCall('POST').answer(201, toItemJson(storedItem('2')));
    expect(await added).toBe(false);
    expect(client.getState()).toMatchObject({ email: 'eva@example.com', items: [] });
  });

  test('returns false if the email changes during the call', async () => {
    const client = await openCart('1');
    const added = client.addInJob(albaOfAna, 'key-1');
    const post = getLastCall('POST');
    client.forgetVisitor();
    post.answer(201, toItemJson(storedItem('2')));
    expect(await added).toBe(false);
    expect(storage.readEmail()).toBeUndefined();
  });
});

describe('Undo while the email changes in another tab', () => {
  const removed = storedItem('2');
  const changeInOtherTab = () => storage.writeEmail('eva@example.com');

  test('sends nothing if it was changed before', async () => {
    const client = await openCart('1');
    changeInOtherTab();
    const restored = client.restore(removed, new Set());
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(await restored).toBeUndefined();
    expect(client.getState()).toMatchObject({ email: 'eva@example.com', items: [] });
  });

  test('shows nothing in the other cart if it is changed during the call', async () => {
    const client = await openCart('1');
    const restored = client.restore(removed, new Set());
    changeInOtherTab();
    getLastCall('PUT').answer(200, toItemJson(removed));
    expect(await restored).toBeUndefined();
    expect(client.getState()).toMatchObject({ email: 'eva@example.com', items: [] });
  });
});
