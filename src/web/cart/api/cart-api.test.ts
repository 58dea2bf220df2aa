import { afterEach, describe, expect, test, vi } from 'vitest';
import { albaOfAna } from '#tests/support/items.ts';
import { cartApi } from './cart-api.ts';

const { deleteItem, fetchCart, patchItem, postItem, putItem } = cartApi;

function answerWith(body: string | null, type?: string, status = 200): void {
  const headers = type === undefined ? [] : [['Content-Type', type] as [string, string]];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
}

function recordRequests(): [string, RequestInit][] {
  const requests: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push([url, init]);
    return Promise.resolve(Response.json({ _id: '1', ...albaOfAna }));
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

describe('a successful response', () => {
  test.each([
    ['OK', 'text/plain'],
    ['', 'text/html'],
    ['null', 'application/json'],
  ])('may have any body: %j as %s', async (body, type) => {
    answerWith(body, type);
    await expect(postItem(albaOfAna, 'key-1')).resolves.toBeUndefined();
    await expect(deleteItem('1')).resolves.toBeUndefined();
  });

  test('may have no body and no type', async () => {
    answerWith(null, undefined, 204);
    await expect(deleteItem('1')).resolves.toBeUndefined();
  });

  test('may have a body without a type', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new TextEncoder().encode('OK'))));
    await expect(deleteItem('1')).resolves.toBeUndefined();
  });

  test('without a cart is an error if a cart was asked for', async () => {
    answerWith('{"items":[]}', 'application/json');
    await expect(fetchCart(albaOfAna.email, new AbortController().signal)).rejects.toThrow('not a cart');
  });

  test.each(['text/html', 'text/html; charset=utf-8'])('is an error if it is a page: %s', async (type) => {
    answerWith('<p>Log in', type);
    await expect(deleteItem('1')).rejects.toThrow('a page');
    await expect(fetchCart(albaOfAna.email, new AbortController().signal)).rejects.toThrow('a page');
  });

  test('contains the item as it is stored', async () => {
    recordRequests();
    await expect(postItem(albaOfAna, 'key-1')).resolves.toEqual({ id: '1', ...albaOfAna });
    await expect(patchItem('1', albaOfAna)).resolves.toEqual({ id: '1', ...albaOfAna });
    await expect(putItem({ id: '1', ...albaOfAna })).resolves.toEqual({ id: '1', ...albaOfAna });
  });
});

test('a request says its language, and the type of its body if it has one', async () => {
  const requests = recordRequests();
  await putItem({ id: '1', ...albaOfAna });
  await patchItem('1', { quantity: 3, packWeight: '1', unit: 'kg' });
  await deleteItem('1');
  expect(requests.map(([, { headers, body }]) => [headers, body])).toEqual([
    [{ 'Accept-Language': 'en', 'Content-Type': 'application/json' }, JSON.stringify(albaOfAna)],
    [
      { 'Accept-Language': 'en', 'Content-Type': 'application/json' },
      JSON.stringify({ quantity: 3, packWeight: '1', unit: 'kg' }),
    ],
    [{ 'Accept-Language': 'en' }, undefined],
  ]);
});

test.each([
  [503, '<p>Down', 'The server responded with status 503'],
  [500, '{"error":""}', 'The server responded with status 500'],
  [400, '{"error":"Please enter a valid email address."}', 'Please enter a valid email address.'],
])('an error %i with %j has the message of its body, if it has one', async (status, body, message) => {
  answerWith(body, undefined, status);
  await expect(deleteItem('1')).rejects.toMatchObject({ name: 'ApiError', status, message });
});

test.each([
  ['40', 40],
  ['0', 0],
  ['99999', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['Fri, 20 Nov 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])('Retry-After %j is %j seconds', async (header, seconds) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'Retry-After': header };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 429, headers })));
  await expect(deleteItem('1')).rejects.toMatchObject({ retryAfterSeconds: seconds });
});

describe('the request', () => {
  afterEach(() => void vi.useRealTimers());

  function holdRequest(): () => AbortSignal {
    vi.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      ({ signal } = init);
      return new Promise(() => {});
    });
    return () => signal ?? AbortSignal.abort('none');
  }

  test('is given up after thirty seconds', () => {
    const getSignal = holdRequest();
    void deleteItem('1');
    vi.advanceTimersByTime(29_999);
    expect(getSignal().aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(getSignal().aborted).toBe(true);
  });

  test('is given up when its caller gives up', () => {
    const getSignal = holdRequest();
    const caller = new AbortController();
    void fetchCart(albaOfAna.email, caller.signal);
    expect(getSignal().aborted).toBe(false);
    caller.abort();
    expect(getSignal().aborted).toBe(true);
  });

  test('leaves no timer behind once it has its response', async () => {
    vi.useFakeTimers();
    recordRequests();
    await deleteItem('1');
    expect(vi.getTimerCount()).toBe(0);
  });
});
