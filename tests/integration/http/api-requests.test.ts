import { afterAll, describe, expect, test } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { createRateLimiter } from '#server/api/rate-limiter.ts';
import { createSqlCartRepository } from '#server/storage/carts/sql-cart-repository.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { failingCartRepository } from '#tests/support/mock-cart-repository.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { serverErrors } from '#text/server/server-errors.ts';

const db = await openAndMigrateSqlite(':memory:');
const carts = createSqlCartRepository(db, 'sqlite');
const site = createTestApi(carts);
afterAll(() => db.destroy());

const error = (sentence: string) => ({ error: sentence });
const itemPath = `/api/cart/${crypto.randomUUID()}`;

const json = JSON.stringify(albaOfAna);

const post = (body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  site.request('/api/cart', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);

const padJson = (size: number) => json.replace('{', `{${' '.repeat(size - json.length)}`);
const forwardedFor = (address: string) => ({ 'X-Forwarded-For': address });

describe('paths and methods', () => {
  test.each(['/api', '/api/', '/api/cart/', '/api/carts', '/api/cart/a/b'])('returns 404 for %s', async (path) => {
    const response = await site.send('GET', path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(error(serverErrors['not-found']));
  });

  test.each([
    ['PUT', '/api/cart', 'GET, HEAD, POST'],
    ['DELETE', '/api/cart', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/cart', 'GET, HEAD, POST'],
    ['GET', itemPath, 'PUT, PATCH, DELETE'],
    ['POST', itemPath, 'PUT, PATCH, DELETE'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['POST', '/api/ready', 'GET, HEAD'],
  ])('rejects %s %s with 405 and an Allow header', async (method, path, allow) => {
    const response = await site.send(method, path);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toEqual(error(serverErrors['method-not-allowed']));
  });

  test('uses the first of duplicate parameters', async () => {
    const [one, other] = [`one-${crypto.randomUUID()}@x.y`, `other-${crypto.randomUUID()}@x.y`];
    await site.send('POST', '/api/cart', { ...albaOfAna, email: one });
    const cart = async (path: string) => (await (await site.send('GET', path)).json()) as unknown[];
    expect(await cart(`/api/cart?email=${one}&email=${other}`)).toHaveLength(1);
    expect(await cart(`/api/cart?email=${other}&email=${one}`)).toHaveLength(0);
    expect(await cart(`/api/cart?Email=${one}&email[]=${one}&email=${other}`)).toHaveLength(0);
  });

  test('rejects a duplicate idempotency key', async () => {
    const headers = new Headers({ 'Content-Type': 'application/json', 'Idempotency-Key': 'a' });
    headers.append('Idempotency-Key', 'b');
    const response = await site.request('/api/cart', { method: 'POST', headers, body: JSON.stringify(albaOfAna) });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(error(serverErrors['bad-key']));
  });

  test('responds to HEAD as to GET, without a body', async () => {
    for (const path of ['/api/cart?email=a@b.c', '/api/cart', '/api/health', '/api/ready']) {
      const [get, head] = [await site.send('GET', path), await site.send('HEAD', path)];
      expect(head.status).toBe(get.status);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(await head.text()).toBe('');
    }
  });

  test('passes all other paths to the pages', async () => {
    expect(await (await site.send('GET', '/apiary')).text()).toBe('/apiary');
  });
});

describe('request bodies', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/jsonp',
  ])('of type %s are rejected with 415', async (type) => {
    const response = await post(json, { 'Content-Type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual(error(serverErrors['unsupported-media-type']));
  });

  test('without a type, or compressed, are rejected with 415', async () => {
    expect((await post(new TextEncoder().encode(json), {})).status).toBe(415);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    expect((await post(json, headers)).status).toBe(415);
  });

  test.each(['application/json;charset=UTF-8', 'Application/JSON', 'application/json; charset="utf-8"'])(
    'of type %s are accepted',
    async (type) => {
      expect((await post(json, { 'Content-Type': type })).status).toBe(201);
    },
  );

  test.each(['', '{', '{"category":', 'undefined', "{'a':1}", new Uint8Array([0x22, 0xff, 0x22])])(
    'that are not JSON (%o) are rejected with 400',
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual(error(serverErrors['invalid-json']));
    },
  );

  test.each(['null', '1', '"text"', '[]', '[{}]', 'true'])('that are not an object (%s) are rejected', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(error(serverErrors['not-object']));
  });

  test('of 16 KiB are accepted, and larger ones are rejected with 413, with or without Content-Length', async () => {
    const headers = { 'Content-Type': 'application/json' };
    expect((await post(padJson(16 * 1024))).status).toBe(201);
    expect((await post(padJson(16 * 1024), { ...headers, 'Content-Length': '16384' })).status).toBe(201);
    const large = padJson(16 * 1024 + 1);
    for (const response of [
      await post(large, { ...headers, 'Content-Length': String(large.length) }),
      await post(large),
      await post(new Blob([large]).stream()),
    ]) {
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual(error(serverErrors['too-large']));
    }
    expect((await post(new Blob([padJson(16 * 1024)]).stream())).status).toBe(201);
  });

  test('cut off by a broken connection return 400 and log no error', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('the connection broke')),
    });
    expect((await post(broken)).status).toBe(400);
    expect(site.reportedErrors).toEqual([]);
  });

  test('with the deepest possible nesting are handled', async () => {
    const deep = `${'['.repeat(8000)}${']'.repeat(8000)}`;
    expect((await post(deep)).status).toBe(400);
    expect((await post(`{"__proto__":{"type":"Alba"},"constructor":1}`)).status).toBe(400);
  });
});

describe('cross-site requests', () => {
  test.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3000.evil.example' },
  ])('with unsafe methods are rejected: %o', async (headers) => {
    for (const [method, path] of [
      ['POST', '/api/cart'],
      ['DELETE', itemPath],
      ['PATCH', itemPath],
      ['PUT', itemPath],
    ] as const) {
      const response = await site.send(method, path, albaOfAna, { Host: 'localhost', ...headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual(error(serverErrors['cross-origin']));
    }
  });

  test.each([
    {},
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://somewhere.example' },
    { Origin: 'http://localhost:3000' },
    { Origin: 'http://127.0.0.1:4000', Host: '127.0.0.1:4000' },
  ])('same-origin requests are accepted: %o', async (headers) => {
    expect((await site.send('POST', '/api/cart', albaOfAna, headers)).status).toBe(201);
  });
});

test('the rate limit applies neither to pages nor to other clients', async () => {
  const limited = createTestApi(carts, { limiter: createRateLimiter(2), trustedProxies: 1 });
  const call = (address: string) => limited.request('/api/cart?email=a@b.c', { headers: forwardedFor(address) });
  expect((await call('192.0.2.1')).status).toBe(200);
  expect((await call('192.0.2.1')).status).toBe(200);
  const refused = await call('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^(60|5\d)$/);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toEqual(error(serverErrors['too-many']));
  expect((await call('192.0.2.2')).status).toBe(200);
  expect((await limited.request('/about', { headers: forwardedFor('192.0.2.1') })).status).toBe(200);
});

describe('when the storage', () => {
  const calls = [
    ['GET', '/api/cart?email=a@b.c', undefined],
    ['POST', '/api/cart', albaOfAna],
    ['PATCH', itemPath, albaOfAna],
    ['PUT', itemPath, albaOfAna],
    ['DELETE', itemPath, undefined],
    ['GET', '/api/ready', undefined],
  ] as const;

  test('is unavailable, every API call returns 503 and pages are served', async () => {
    const down = createTestApi(failingCartRepository(new StorageUnavailableError('secret reason')));
    for (const [method, path, body] of calls) {
      const response = await down.send(method, path, body);
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual(error(serverErrors.unavailable));
    }
    expect(down.reportedErrors).toHaveLength(calls.length);
    expect((await down.send('GET', '/')).status).toBe(200);
  });

  test('has a bug, every API call returns 500 without details', async () => {
    const broken = createTestApi(failingCartRepository(new TypeError('select secret from cart_items')));
    for (const [method, path, body] of calls) {
      const response = await broken.send(method, path, body);
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual(error(serverErrors.unexpected));
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(broken.reportedErrors).toHaveLength(calls.length);
  });
});
