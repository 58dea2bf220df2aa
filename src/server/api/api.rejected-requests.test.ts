import { expect, test, vi } from 'vitest';
import { CartConflictError, StorageUnavailableError, type CartRepository } from '#domain/cart/cart-repository.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { mockCartRepository, storedId } from '#tests/support/mock-cart-repository.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { errorStatuses, type ErrorStatus } from './responses.ts';

interface RejectedRequest {
  readonly status: ErrorStatus;
  readonly method?: string;
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const cartPath = '/api/cart';
const itemPath = `${cartPath}/${storedId}`;
const post = { method: 'POST', path: cartPath };

const rejectedRequests: Readonly<Record<string, RejectedRequest>> = {
  'no email': { status: 400, path: cartPath },
  'an invalid email': { status: 400, path: `${cartPath}?email=ana` },
  'a key with a space': { status: 400, ...post, body: albaOfAna, headers: { 'Idempotency-Key': 'a b' } },
  'no JSON': { status: 400, ...post, body: '{' },
  'no object': { status: 400, ...post, body: '[]' },
  'an item that breaks a rule': { status: 400, ...post, body: { ...albaOfAna, quantity: 0 } },
  'a change that breaks a rule': { status: 400, method: 'PATCH', path: itemPath, body: { quantity: 0 } },
  'a write from another site': { status: 403, ...post, body: albaOfAna, headers: { 'Sec-Fetch-Site': 'cross-site' } },
  'a removal from another origin': {
    status: 403,
    method: 'DELETE',
    path: itemPath,
    headers: { Origin: 'https://a.example' },
  },
  'an unknown path': { status: 404, path: '/api/nothing' },
  'an invalid id': { status: 404, method: 'DELETE', path: `${cartPath}/1` },
  'an unknown id of a change': { status: 404, method: 'PATCH', path: itemPath, body: albaOfAna },
  'an unknown id of a restore': { status: 404, method: 'PUT', path: itemPath, body: albaOfAna },
  'a method of the cart': { status: 405, method: 'DELETE', path: cartPath },
  'a method of an item': { status: 405, path: itemPath },
  'a full cart': { status: 409, ...post, body: { ...albaOfAna, type: 'full' } },
  'a body that is too large': {
    status: 413,
    ...post,
    body: JSON.stringify({ ...albaOfAna, note: 'n'.repeat(17_000) }),
  },
  'a body that is text': { status: 415, ...post, body: '{}', headers: { 'Content-Type': 'text/plain' } },
  'a cart too many for a day': { status: 429, ...post, body: { ...albaOfAna, email: 'quota@example.com' } },
  'a bug': { status: 500, ...post, body: { ...albaOfAna, type: 'bug' } },
  'an outage': { status: 503, ...post, body: { ...albaOfAna, type: 'outage' } },
};

const failures: Readonly<Record<string, Error>> = {
  full: new CartConflictError('cart-full'),
  bug: new Error('bug'),
  outage: new StorageUnavailableError('locked'),
};

function createCountingApi() {
  const consume = vi.fn<RateLimiter['consume']>(() => Promise.resolve(0));
  const carts = mockCartRepository();
  carts.update.mockResolvedValue(undefined);
  carts.restore.mockResolvedValue(undefined);
  const add: CartRepository['add'] = ({ type }) => {
    const failure = failures[type];
    return failure ? Promise.reject(failure) : carts.add(albaOfAna);
  };
  const quota = { consume: (_client: string, email: string) => (email === 'quota@example.com' ? 1000 : 0) };
  return { consume, ...createTestApi({ ...carts, add }, { limiter: { consume }, quota }) };
}

test.each(Object.entries(rejectedRequests))('a request that is rejected for %s counts once', async (_, rejected) => {
  const { consume, send } = createCountingApi();
  const { method = 'GET', path = cartPath, body, headers } = rejected;
  const length = typeof body === 'string' ? { 'Content-Length': String(body.length) } : {};
  const response = await send(method, path, body, { ...length, ...headers });
  expect(response.status).toBe(rejected.status);
  expect(consume).toHaveBeenCalledOnce();
});

test('every status with which the API rejects is in the table', () => {
  const statuses = new Set(Object.values(rejectedRequests).map(({ status }) => status));
  expect([...statuses].toSorted((a, b) => a - b)).toEqual(errorStatuses);
});
