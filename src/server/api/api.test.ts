import type { HttpBindings } from '@hono/node-server';
import { describe, expect, test, vi } from 'vitest';
import { serverErrors as spanishErrors } from '#content/es/server/server-errors.ts';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { version } from '#server/config/version.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createFailingCartRepository, mockCartRepository, storedId } from '#tests/support/mock-cart-repository.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { serverErrors } from '#text/server/server-errors.ts';
import type { ApiOptions } from './api.ts';
import type { RateLimiter } from './rate-limiter.ts';

const good: ApiOptions['health'] = { findFault: () => undefined, assertReady: () => Promise.resolve() };
const down = { ...good, assertReady: () => Promise.reject(new StorageUnavailableError('locked')) };
const moved = { ...down, findFault: () => 'the database /srv/site.sqlite was deleted' };

test.each([
  ['/api/health', 'works', good, [200, { status: 'ok', version }]],
  ['/api/health', 'is down', down, [200, { status: 'ok', version }]],
  ['/api/health', 'was moved, which a restart mends', moved, [503, { status: 'failed', version }]],
  ['/api/ready', 'works', good, [200, { status: 'ready', version }]],
  ['/api/ready', 'is down', down, [503, { error: serverErrors.unavailable }]],
])('beyond the rate limit, %s still answers when the storage %s', async (path, _, health, expected) => {
  const limiter = { consume: () => Promise.resolve(60_000) };
  const response = await createTestApi(mockCartRepository(), { health, limiter }).send('GET', path);
  expect([response.status, await response.json()]).toEqual(expected);
});

test('an error of the carts other than a conflict is reported', async () => {
  const error = new Error('bug');
  const { send, reportedErrors } = createTestApi(createFailingCartRepository(error));
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
    [undefined, null, serverErrors],
    ['en', 'en', serverErrors],
    ['en-US,en;q=0.5', 'en', serverErrors],
    ['es-MX', 'es', spanishErrors],
    ['de, ES;q=0.5', 'es', spanishErrors],
    ['es;q=0, en', 'en', serverErrors],
    ['de', null, serverErrors],
    ['*', null, serverErrors],
    ['', null, serverErrors],
    ['fr', null, serverErrors],
    ['de-DE,de;q=0.9', null, serverErrors],
    ['es;q=0', null, serverErrors],
    [';;,,=', null, serverErrors],
    ['español', null, serverErrors],
    ['estonian', null, serverErrors],
    ['es', 'es', spanishErrors],
    ['ES-419', 'es', spanishErrors],
    ['es-CO,es;q=0.9,en;q=0.8', 'es', spanishErrors],
    ['fr, es;q=0.5, en;q=0.1', 'es', spanishErrors],
    ['en;q=0.2,es', 'es', spanishErrors],
    ['en-GB,en;q=0.9,es;q=0.8', 'en', serverErrors],
    ['es;q=0.1,en', 'en', serverErrors],
  ])('asked for with %j is %j', async (accepted, language, errors) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'Accept-Language': accepted };
    const response = await createTestApi(mockCartRepository()).request('/api/cart', { headers });
    expect(response.headers.get('content-language')).toBe(language);
    expect(await response.json()).toEqual({ error: errors['missing-email'] });
  });
});

test('a request beyond the limit is told when to come back, in whole seconds', async () => {
  const limiter = { consume: () => Promise.resolve(6001) };
  const response = await createTestApi(mockCartRepository(), { limiter }).send('GET', '/api/nothing');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
});

test('the limit counts the client of the socket', async () => {
  const consume = vi.fn<RateLimiter['consume']>(() => Promise.resolve(0));
  const { request } = createTestApi(mockCartRepository(), { limiter: { consume }, trustedProxies: 0 });
  const ask = (remoteAddress?: string) => {
    const env = { incoming: { socket: { remoteAddress } } } as HttpBindings;
    return request('/api/nothing', { headers: { 'X-Forwarded-For': '192.0.2.9' } }, env);
  };
  await ask('192.0.2.1');
  await ask();
  await request('/api/nothing');
  expect(consume.mock.calls).toEqual([['192.0.2.1'], [''], ['']]);
});

test('an unknown path below /api is not found', async () => {
  const { send } = createTestApi(mockCartRepository());
  const response = await send('GET', '/api/nothing');
  expect([response.status, await response.json()]).toEqual([404, { error: serverErrors['not-found'] }]);
});

test('a path outside of /api is one of the site', async () => {
  const { send } = createTestApi(mockCartRepository());
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

test.each([
  ['an outage of the storage', 503, new StorageUnavailableError('locked')],
  ['a bug', 500, bug],
])('%s is a %i and is reported', async (_, status, error) => {
  const { send, reportedErrors } = createTestApi(createFailingCartRepository(error));
  expect((await send('GET', '/api/ready')).status).toBe(status);
  expect(reportedErrors).toEqual([error]);
});

test.each(['/api/health', '/api/ready', '/api/nothing', '/api/cart', '/api/cart?email=a@b.c'])(
  'the response of %s has the headers of the API',
  async (path) => {
    const { send } = createTestApi(mockCartRepository(), { siteUrl: 'https://spice.example' });
    expect(Object.fromEntries((await send('GET', path)).headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
  },
);
