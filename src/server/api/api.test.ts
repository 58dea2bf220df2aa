import type { HttpBindings } from '@hono/node-server';
import { describe, expect, test, vi } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { version } from '#server/config/version.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { failingCartRepository, mockCartRepository, storedId } from '#tests/support/mock-cart-repository.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { serverErrors } from '#text/server/server-errors.ts';
import type { ApiOptions } from './api.ts';
import type { RateLimiter } from './rate-limiter.ts';

test('readiness follows the storage, liveness what a restart mends; neither counts for the limit', async () => {
  const limiter = { consume: () => Promise.resolve(60_000) };
  const ask = async (health: ApiOptions['health'], path: string) => {
    const response = await createTestApi(mockCartRepository(), { health, limiter }).send('GET', path);
    return [response.status, await response.json()];
  };
  const good = { findFault: () => undefined, assertReady: () => Promise.resolve() };
  const down = { ...good, assertReady: () => Promise.reject(new StorageUnavailableError('locked')) };
  const moved = { ...down, findFault: () => 'the database /srv/site.sqlite was deleted' };
  expect(await ask(good, '/api/health')).toEqual([200, { status: 'ok', version }]);
  expect(await ask(good, '/api/ready')).toEqual([200, { status: 'ready', version }]);
  expect(await ask(down, '/api/health')).toEqual([200, { status: 'ok', version }]);
  expect(await ask(down, '/api/ready')).toEqual([503, { error: serverErrors.unavailable }]);
  expect(await ask(moved, '/api/health')).toEqual([503, { status: 'failed', version }]);
});

test('an error of the carts other than a conflict is reported', async () => {
  const error = new Error('bug');
  const { send, reportedErrors } = createTestApi(failingCartRepository(error));
  expect((await send('POST', '/api/cart', albaOfAna)).status).toBe(500);
  expect((await send('PUT', `/api/cart/${storedId}`, albaOfAna)).status).toBe(500);
  expect(reportedErrors).toEqual([error, error]);
});

describe('a request from another origin', () => {
  test.each(['GET', 'HEAD'])('may read: %s', async (method) => {
    const { request } = createTestApi(mockCartRepository());
    const response = await request('/api/cart?email=a@b.co', { method, headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(response.status).toBe(200);
  });

  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 204],
    [{ 'Sec-Fetch-Site': 'none' }, 204],
    [{ 'Sec-Fetch-Site': 'none', Origin: 'https://other.example' }, 204],
    [{ Origin: 'https://other.example' }, 403],
    [{ Origin: 'https://other.example', Host: 'shop.example' }, 403],
    [{ Origin: 'https://shop.example', Host: 'Shop.Example' }, 204],
    [{ Origin: 'http://localhost:3000' }, 204],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'null', Host: 'null' }, 403],
    [{}, 204],
  ])('that deletes with %j gets %i', async (headers, status) => {
    expect(
      (await createTestApi(mockCartRepository()).request(`/api/cart/${storedId}`, { method: 'DELETE', headers }))
        .status,
    ).toBe(status);
  });
});

describe('the language of an error', () => {
  test.each([
    [undefined, null],
    ['en', 'en'],
    ['en-US,en;q=0.5', 'en'],
    ['es-MX', 'es'],
    ['de, ES;q=0.5', 'es'],
    ['es;q=0, en', 'en'],
    ['de', null],
    ['*', null],
  ])('asked for with %j is %j', async (accepted, language) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'Accept-Language': accepted };
    const response = await createTestApi(mockCartRepository()).request('/api/cart', { headers });
    expect(response.headers.get('content-language')).toBe(language);
    const { error } = (await response.json()) as { error: string };
    expect(error === serverErrors['missing-email']).toBe(language !== 'es');
  });
});

test('the limit counts the client of the socket, and says when to come back', async () => {
  const consume = vi.fn<RateLimiter['consume']>(() => Promise.resolve(6001));
  const { request } = createTestApi(mockCartRepository(), { limiter: { consume }, trustedProxies: 0 });
  const ask = (remoteAddress?: string) => {
    const env = { incoming: { socket: { remoteAddress } } } as HttpBindings;
    return request('/api/nothing', { headers: { 'X-Forwarded-For': '192.0.2.9' } }, env);
  };
  const response = await ask('192.0.2.1');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  await ask();
  await request('/api/nothing');
  expect(consume.mock.calls).toEqual([['192.0.2.1'], [''], ['']]);
});

test('what is no path of the API is not found in it, and a page outside', async () => {
  const { send } = createTestApi(mockCartRepository());
  const response = await send('GET', '/api/nothing');
  expect([response.status, await response.json()]).toEqual([404, { error: serverErrors['not-found'] }]);
  expect(await (await send('GET', '/about')).text()).toBe('/about');
});

const bug = new Error('the file is gone');
test.each([
  ['rejects', () => Promise.reject(bug)],
  [
    'throws',
    () => {
      throw bug;
    },
  ],
])('a page that %s is a 500 and is reported', async (_, respond) => {
  const { send, reportedErrors } = createTestApi(mockCartRepository(), { site: { respond } });
  const response = await send('GET', '/media/film.mp4');
  expect([response.status, await response.json()]).toEqual([500, { error: serverErrors.unexpected }]);
  expect(reportedErrors).toEqual([bug]);
});

test('an outage of the storage is a 503, a bug a 500, and both are reported', async () => {
  const outage = createTestApi(failingCartRepository(new StorageUnavailableError('locked')));
  const broken = createTestApi(failingCartRepository(bug));
  expect((await outage.send('GET', '/api/ready')).status).toBe(503);
  expect((await broken.send('GET', '/api/ready')).status).toBe(500);
  expect([outage.reportedErrors, broken.reportedErrors]).toEqual([[new StorageUnavailableError('locked')], [bug]]);
});

test('every response of the API has its headers, an error too', async () => {
  const { send } = createTestApi(mockCartRepository(), { siteUrl: 'https://spice.example' });
  for (const path of ['/api/health', '/api/ready', '/api/nothing', '/api/cart', '/api/cart?email=a@b.c']) {
    expect(Object.fromEntries((await send('GET', path)).headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
  }
});
