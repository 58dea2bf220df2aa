import { describe, expect, test, vi } from 'vitest';
import { flushPromises, setUpFakeBrowser, storedItem, toItemJson } from '#tests/unit/support/fake-browser.ts';

const { calls, createClient, getLastCall, storage, fireBrowserEvent } = setUpFakeBrowser();

describe('the cart client', () => {
  test('is not ready before it has read the browser’s storage', async () => {
    const client = createClient();
    expect(client.getState()).toEqual({ status: 'uninitialized', email: undefined, items: [] });
    expect(calls).toHaveLength(0);
  });

  test('sends nothing without an email', () => {
    const client = createClient();
    client.start();
    expect(client.getState()).toEqual({ status: 'no-email', email: undefined, items: [] });
    expect(calls).toHaveLength(0);
  });

  test('stores an email and fetches its cart', async () => {
    const client = createClient();
    client.start();
    client.setEmail('  Ana+LK@Example.com ');
    expect(storage.readEmail()).toBe('ana+lk@example.com');
    expect(client.getState().status).toBe('loading');
    expect(getLastCall('GET').url).toBe('/api/cart?email=ana%2Blk%40example.com');
    getLastCall('GET').answer(200, [toItemJson(storedItem('1'))]);
    await flushPromises();
    expect(client.getState()).toMatchObject({ status: 'loaded', items: [storedItem('1')] });
  });

  test('does not fetch again on a storage event that leaves the email as it was', () => {
    createClient().start();
    storage.writeEmail('ana@example.com');
    fireBrowserEvent('onStorage');
    const callCountBefore = calls.length;
    fireBrowserEvent('onStorage');
    expect(calls).toHaveLength(callCountBefore);
  });

  test('reads the email again on every storage event', () => {
    const client = createClient();
    client.start();
    storage.writeEmail('ana@example.com');
    fireBrowserEvent('onStorage');
    expect(client.getState()).toMatchObject({ status: 'loading', email: 'ana@example.com' });
    fireBrowserEvent('onStorage');
    storage.forgetVisitor();
    fireBrowserEvent('onStorage');
    expect(client.getState()).toMatchObject({ status: 'no-email', email: undefined, items: [] });
    storage.writeEmail('ana@example.com');
    fireBrowserEvent('onStorage');
    storage.forgetVisitor();
    fireBrowserEvent('onStorage');
    expect(client.getState().email).toBeUndefined();
  });

  test('removes the visitor’s data', async () => {
    const client = createClient();
    client.start();
    client.setEmail('ana@example.com');
    client.forgetVisitor();
    expect(client.getState()).toMatchObject({ status: 'no-email', email: undefined, items: [] });
    expect(storage.readEmail()).toBeUndefined();
  });

  test('notifies listeners of each change until they unsubscribe', async () => {
    const client = createClient();
    const listener = vi.fn<() => void>();
    const unsubscribe = client.subscribe(listener);
    client.start();
    expect(listener).toHaveBeenCalledTimes(1);
    client.setEmail('ana@example.com');
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    client.forgetVisitor();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
