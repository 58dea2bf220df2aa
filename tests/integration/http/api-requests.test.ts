import { afterAll, describe, expect, test } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { createRateLimiter } from '#server/api/rate-limiter.ts';
import { createSqlCartRepository } from '#server/storage/carts/sql-cart-repository.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createFailingCartRepository } from '#tests/support/mock-cart-repository.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { serverErrors } from '#text/server/server-errors.ts';

const db = await openAndMigrateSqlite(':memory:');
const carts = createSqlCartRepository(db, 'sqlite');
const site = createTestApi(carts);
afterAll(() => db.destroy());

const error = (sentence: string) => ({ error: sentence });
const itemPath = `/api/cart/${crypto.randomUUID()}`;
const cartPath = '/api/cart?email=a@b.c';

const json = JSON.stringify(albaOfAna);
const jsonType = { 'Content-Type': 'application/json' };

const post = (body: BodyInit, headers: Record<string, string> = jsonType) =>
  site.request('/api/cart', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);

const maxBodySize = 16 * 1024;
const padJson = (size: number) => json.replace('{', `{${' '.repeat(size - json.length)}`);
const largestBody = padJson(maxBodySize);
const tooLargeBody = padJson(maxBodySize + 1);

const storageCalls = [
  ['GET', cartPath, undefined],
  ['POST', '/api/cart', albaOfAna],
  ['PATCH', itemPath, albaOfAna],
  ['PUT', itemPath, albaOfAna],
  ['DELETE', itemPath, undefined],
  ['GET', '/api/ready', undefined],
] as const;

function createLimitedClient(maxPerMinute: number) {
  const limited = createTestApi(carts, { limiter: createRateLimiter(maxPerMinute), trustedProxies: 1 });
  return (address: string, path = cartPath) => limited.request(path, { headers: { 'X-Forwarded-For': address } });
}

describe('the API', () => {
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
    const emailWithItem = `with-item-${crypto.randomUUID()}@x.y`;
    const emptyEmail = `empty-${crypto.randomUUID()}@x.y`;
    await site.send('POST', '/api/cart', { ...albaOfAna, email: emailWithItem });
    const readCart = async (query: string) =>
      (await (await site.send('GET', `/api/cart?${query}`)).json()) as unknown[];
    expect(await readCart(`email=${emailWithItem}&email=${emptyEmail}`)).toHaveLength(1);
    expect(await readCart(`email=${emptyEmail}&email=${emailWithItem}`)).toHaveLength(0);
    expect(await readCart(`Email=${emailWithItem}&email[]=${emailWithItem}&email=${emptyEmail}`)).toHaveLength(0);
  });

  test('rejects a duplicate idempotency key', async () => {
    const headers = new Headers({ 'Content-Type': 'application/json', 'Idempotency-Key': 'a' });
    headers.append('Idempotency-Key', 'b');
    const response = await site.request('/api/cart', { method: 'POST', headers, body: JSON.stringify(albaOfAna) });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(error(serverErrors['bad-key']));
  });

  test.each([cartPath, '/api/cart', '/api/health', '/api/ready'])(
    'responds to HEAD %s as to GET, without a body',
    async (path) => {
      const [get, head] = [await site.send('GET', path), await site.send('HEAD', path)];
      expect(head.status).toBe(get.status);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(await head.text()).toBe('');
    },
  );

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

  test('without a type are rejected with 415', async () => {
    expect((await post(new TextEncoder().encode(json), {})).status).toBe(415);
  });

  test('that are compressed are rejected with 415', async () => {
    expect((await post(json, { ...jsonType, 'Content-Encoding': 'gzip' })).status).toBe(415);
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

  const ways = [
    ['with Content-Length', (body: string) => post(body, { ...jsonType, 'Content-Length': String(body.length) })],
    ['without Content-Length', (body: string) => post(body)],
    ['sent as a stream', (body: string) => post(new Blob([body]).stream())],
  ] as const;

  test.each(ways)('of 16 KiB, %s, are accepted', async (_, send) => {
    expect((await send(largestBody)).status).toBe(201);
  });

  test.each(ways)('of more than 16 KiB, %s, are rejected with 413', async (_, send) => {
    const response = await send(tooLargeBody);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(error(serverErrors['too-large']));
  });

  test('cut off by a broken connection are rejected with 400 and no error in the log', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('the connection broke')),
    });
    expect((await post(broken)).status).toBe(400);
    expect(site.reportedErrors).toEqual([]);
  });

  test('with the deepest possible nesting are rejected with 400', async () => {
    const depth = 8000;
    expect((await post('['.repeat(depth) + ']'.repeat(depth))).status).toBe(400);
  });

  test('that name parts of a prototype are rejected with 400', async () => {
    expect((await post(`{"__proto__":{"type":"Alba"},"constructor":1}`)).status).toBe(400);
  });
});

describe.each([
  ['POST', '/api/cart'],
  ['DELETE', itemPath],
  ['PATCH', itemPath],
  ['PUT', itemPath],
])('a cross-site %s', (method, path) => {
  test.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3000.evil.example' },
  ])('with the headers %o is rejected with 403', async (headers) => {
    const response = await site.send(method, path, albaOfAna, { Host: 'localhost', ...headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual(error(serverErrors['cross-origin']));
  });
});

test.each([
  {},
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://somewhere.example' },
  { Origin: 'http://localhost:3000' },
  { Origin: 'http://127.0.0.1:4000', Host: '127.0.0.1:4000' },
])('a same-origin request with the headers %o is accepted', async (headers) => {
  expect((await site.send('POST', '/api/cart', albaOfAna, headers)).status).toBe(201);
});

describe('the rate limit', () => {
  test('answers a client that has reached it with 429', async () => {
    const call = createLimitedClient(2);
    const statuses = [(await call('192.0.2.1')).status, (await call('192.0.2.1')).status];
    expect(statuses).toEqual([200, 200]);
    const refused = await call('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^(60|5\d)$/);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.json()).toEqual(error(serverErrors['too-many']));
  });

  test('applies neither to pages nor to other clients', async () => {
    const call = createLimitedClient(1);
    const statuses = [(await call('192.0.2.1')).status, (await call('192.0.2.1')).status];
    expect(statuses).toEqual([200, 429]);
    expect((await call('192.0.2.2')).status).toBe(200);
    expect((await call('192.0.2.1', '/about')).status).toBe(200);
  });
});

describe('when the storage is unavailable,', () => {
  const createSite = () => createTestApi(createFailingCartRepository(new StorageUnavailableError('secret reason')));

  test.each(storageCalls)('%s %s returns 503, and the reason is reported', async (method, path, body) => {
    const { send, reportedErrors } = createSite();
    const response = await send(method, path, body);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual(error(serverErrors.unavailable));
    expect(reportedErrors).toHaveLength(1);
  });

  test('pages are served', async () => {
    expect((await createSite().send('GET', '/')).status).toBe(200);
  });
});

test.each(storageCalls)('when the storage has a bug, %s %s returns 500 without details', async (method, path, body) => {
  const bug = new TypeError('select secret from cart_items');
  const { send, reportedErrors } = createTestApi(createFailingCartRepository(bug));
  const response = await send(method, path, body);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual(error(serverErrors.unexpected));
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(reportedErrors).toHaveLength(1);
});
