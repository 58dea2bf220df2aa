import { describe, expect, test, vi } from 'vitest';
import { albaOfAna } from '#tests/support/items.ts';
import { flushPromises, setUpFakeBrowser, storedItem, toItemJson } from '#tests/unit/support/fake-browser.ts';
import type { CartClient } from './create-cart-client.ts';

const { calls, createClient, getLastCall, logged, openCart } = setUpFakeBrowser();

const longerThanAnyDelayMs = 600_000;

async function openWithFailedFetch(...ids: readonly string[]): Promise<CartClient> {
  const client = await openCart(...ids);
  void client.refetchOrShowEmpty();
  getLastCall('GET').fail();
  await flushPromises();
  return client;
}

describe('a failed fetch of the cart', () => {
  test('is logged, and empties the cart', async () => {
    const client = await openWithFailedFetch();
    expect(logged).toHaveBeenCalledExactlyOnceWith('Failed to fetch cart count', expect.any(TypeError));
    expect(client.getState()).toMatchObject({ status: 'loaded', items: [] });
  });

  test('is retried with increasing delays', async () => {
    await openWithFailedFetch();
    for (const wait of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      const callCountBefore = calls.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(calls, `before ${wait} ms`).toHaveLength(callCountBefore);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls, `after ${wait} ms`).toHaveLength(callCountBefore + 1);
      getLastCall('GET').answer(503, { error: 'Later.' });
      await flushPromises();
    }
  });

  test('is retried until a retry is answered, whose cart is shown', async () => {
    const client = await openWithFailedFetch();
    await vi.advanceTimersByTimeAsync(2_000);
    getLastCall('GET').answer(200, [toItemJson(storedItem('1'))]);
    await flushPromises();
    expect(client.getState().items).toEqual([storedItem('1')]);
    const callCountBefore = calls.length;
    await vi.advanceTimersByTimeAsync(longerThanAnyDelayMs);
    expect(calls).toHaveLength(callCountBefore);
  });

  test('is not retried after a permanent error', async () => {
    const client = createClient();
    client.start();
    client.setEmail('ana@example.com');
    getLastCall('GET').answer(400, { error: 'Please enter a valid email address.' });
    await flushPromises();
    expect(logged).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(longerThanAnyDelayMs);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['when Retry-After has passed', '40', 40_000],
    ['after a second at the earliest, also if Retry-After is 0', '0', 1_000],
  ])('with the status 429 is retried %s', async (_, retryAfter, wait) => {
    const client = await openCart('1');
    void client.refetchOrShowEmpty();
    getLastCall('GET').answer(429, { error: 'Too many requests.' }, { 'Retry-After': retryAfter });
    await flushPromises();
    const callCountBefore = calls.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(calls).toHaveLength(callCountBefore);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(callCountBefore + 1);
  });

  test.each([500, 503, 429])('with the status %i is retried', async (status) => {
    const client = await openCart('1');
    void client.refetchOrShowEmpty();
    getLastCall('GET').answer(status, { error: 'Later.' });
    await flushPromises();
    const callCountBefore = calls.length;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls.length).toBeGreaterThan(callCountBefore);
  });
});

test.each([
  ['an object', { error: 'no list' }],
  ['items without ids', [albaOfAna]],
  ['nothing', undefined],
])('a response with %s in place of a list is logged, and empties the cart', async (_, body) => {
  const client = createClient();
  client.start();
  client.setEmail('ana@example.com');
  getLastCall('GET').answer(200, body);
  await flushPromises();
  expect(logged).toHaveBeenCalledOnce();
  expect(client.getState()).toMatchObject({ status: 'loaded', items: [] });
});

test('a successful fetch starts the delays of retries again', async () => {
  const client = await openWithFailedFetch();
  await vi.advanceTimersByTimeAsync(2_000);
  getLastCall('GET').answer(503, { error: 'Later.' });
  await flushPromises();
  await vi.advanceTimersByTimeAsync(4_000);
  getLastCall('GET').answer(200, []);
  await flushPromises();
  void client.refetchOrShowEmpty();
  getLastCall('GET').fail();
  await flushPromises();
  const callCountBefore = calls.length;
  await vi.advanceTimersByTimeAsync(1_999);
  expect(calls).toHaveLength(callCountBefore);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(callCountBefore + 1);
});

test('a change ends a pending retry', async () => {
  const client = await openWithFailedFetch();
  const callCountBefore = calls.length;
  void client.addInJob(albaOfAna, 'key-1');
  getLastCall('POST').answer(201, toItemJson(storedItem('1')));
  await vi.advanceTimersByTimeAsync(longerThanAnyDelayMs);
  expect(calls).toHaveLength(callCountBefore + 1);
});

test('a fetch that fails in between does not end a pending retry', async () => {
  const client = await openWithFailedFetch();
  const refetch = client.refetchOrThrow();
  getLastCall('GET').fail();
  await expect(refetch).rejects.toThrow(TypeError);
  const callCountBefore = calls.length;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(calls).toHaveLength(callCountBefore + 1);
});

describe('after a bulk job that was stopped', () => {
  async function addOneInJob(client: CartClient) {
    const job = client.withRefetchingPaused(() => client.addInJob(albaOfAna, 'key-1'));
    getLastCall('POST').answer(201, toItemJson(storedItem('3')));
    await job;
  }

  test('the cart is fetched if an item was added while the retry of a failed fetch was waited for', async () => {
    const client = await openWithFailedFetch('1', '2');
    const callCountBefore = calls.length;
    await addOneInJob(client);
    expect(calls.slice(callCountBefore).map(({ method }) => method)).toEqual(['POST', 'GET']);
    getLastCall('GET').answer(
      200,
      ['1', '2', '3'].map((id) => toItemJson(storedItem(id))),
    );
    await flushPromises();
    expect(client.getState().items).toHaveLength(3);
  });

  test('a cart that is whole is not fetched', async () => {
    const client = await openCart('1', '2');
    const callCountBefore = calls.length;
    await addOneInJob(client);
    expect(calls).toHaveLength(callCountBefore + 1);
    expect(client.getState().items).toHaveLength(3);
  });
});
