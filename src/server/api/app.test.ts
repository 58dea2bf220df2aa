import { describe, expect, test, vi } from 'vitest';
import type { CartItem } from '#domain/cart-item.ts';
import { CartConflict, type CartRepository } from '#domain/cart-repository.ts';
import { alba, testApp } from '#tests/api/test-app.ts';
import { cartItemMessages, serverMessages } from '#text/messages.ts';
import type { RateLimiter } from './rate-limit.ts';

const id = '01234567-89ab-cdef-0123-456789abcdef';
const stored: CartItem = { id, ...alba };

/** Carts in which every item is `stored`. */
function storedCarts() {
  return {
    add: vi.fn<CartRepository['add']>(() => Promise.resolve(stored)),
    list: vi.fn<CartRepository['list']>(() => Promise.resolve([stored])),
    update: vi.fn<CartRepository['update']>(() => Promise.resolve(stored)),
    remove: vi.fn<CartRepository['remove']>(() => Promise.resolve(true)),
    restore: vi.fn<CartRepository['restore']>(() => Promise.resolve(stored)),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

describe('ids and keys', () => {
  test.each([
    [id, true],
    [id.toUpperCase(), false],
    [`0${id}`, false],
    [`${id}0`, false],
    [id.slice(1), false],
    [id.slice(0, -1), false],
    [id.replace('-', ''), false],
    [id.replace('89ab', '89a'), false],
    [id.replace('0', 'g'), false],
    [id.replace('89ab', '89ag'), false],
    [`${id.slice(0, -1)}g`, false],
    ['01234567-89ab-456789abcdef', false],
  ])('the carts are asked for the item %s: %s', async (each, isAsked) => {
    const carts = storedCarts();
    const { send } = testApp(carts);
    const change = { quantity: 3, packWeight: '1', unit: 'kg' };
    const statuses = [
      (await send('PATCH', `/api/cart/${each}`, change)).status,
      (await send('PUT', `/api/cart/${each}`, alba)).status,
      (await send('DELETE', `/api/cart/${each}`)).status,
    ];
    expect(statuses).toEqual(isAsked ? [200, 200, 204] : [404, 404, 404]);
    if (!isAsked) {
      const response = await send('DELETE', `/api/cart/${each}`);
      expect(await response.json()).toEqual({ error: serverMessages.itemNotFound });
    }
    const asked = [carts.update, carts.restore, carts.remove].map((method) => method.mock.calls.length);
    expect(asked).toEqual(isAsked ? [1, 1, 1] : [0, 0, 0]);
  });

  test.each([
    ['k', 201],
    ['!~'.repeat(50), 201],
    ['!~'.repeat(50) + 'k', 400],
    ['a b', 400],
    ['ab\u00E9', 400],
    ['\u00E9ab', 400],
  ])('a POST with the key %j gets %i', async (key, status) => {
    const carts = storedCarts();
    const response = await testApp(carts).send('POST', '/api/cart', alba, { 'Idempotency-Key': key });
    expect(response.status).toBe(status);
    expect(carts.add.mock.calls).toEqual(status === 201 ? [[alba, key]] : []);
  });

  test('a POST without a key has none', async () => {
    const carts = storedCarts();
    expect((await testApp(carts).send('POST', '/api/cart', alba)).status).toBe(201);
    expect(carts.add.mock.calls).toEqual([[alba, undefined]]);
  });
});

test.each([
  ['cart-full', serverMessages.cartFull],
  ['key-reused', serverMessages.keyReused],
] as const)('the conflict %s is a 409 of an add and a restore', async (reason, error) => {
  const refuse = () => Promise.reject(new CartConflict(reason));
  const { send, reported } = testApp({ ...storedCarts(), add: refuse, restore: refuse });
  for (const [method, path] of [
    ['POST', '/api/cart'],
    ['PUT', `/api/cart/${id}`],
  ] as const) {
    const response = await send(method, path, alba);
    expect([response.status, await response.json()]).toEqual([409, { error }]);
  }
  expect(reported).toEqual([]);
});

test.each(['PATCH', 'PUT'])('a %s of an item that the carts do not know says so', async (method) => {
  const unknown = () => Promise.resolve(undefined);
  const { send } = testApp({ ...storedCarts(), update: unknown, restore: unknown });
  const response = await send(method, `/api/cart/${id}`, alba);
  expect([response.status, await response.json()]).toEqual([404, { error: serverMessages.itemNotFound }]);
});

test.each([
  ['POST', '/api/cart'],
  ['PATCH', `/api/cart/${id}`],
  ['PUT', `/api/cart/${id}`],
])('a %s of %s is refused without a JSON object, and without what the item needs', async (method, path) => {
  const carts = storedCarts();
  const { send } = testApp(carts);
  const plain = await send(method, path, alba, { 'Content-Type': 'text/plain' });
  expect([plain.status, await plain.json()]).toEqual([415, { error: serverMessages.notJson }]);
  const broken = await send(method, path, '{');
  expect([broken.status, await broken.json()]).toEqual([400, { error: serverMessages.badJson }]);
  const wrong = await send(method, path, { ...alba, quantity: 0 });
  expect([wrong.status, await wrong.json()]).toEqual([400, { error: cartItemMessages['invalid-quantity'] }]);
  for (const carried of [carts.add, carts.update, carts.restore]) expect(carried).not.toHaveBeenCalled();
});

test('the health of the site is that of its storage', async () => {
  const response = await testApp(storedCarts()).send('GET', '/api/health');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

test('an error of the carts other than a conflict is reported', async () => {
  const error = new Error('bug');
  const fail = () => Promise.reject(error);
  const { send, reported } = testApp({ ...storedCarts(), add: fail, restore: fail });
  expect((await send('POST', '/api/cart', alba)).status).toBe(500);
  expect((await send('PUT', `/api/cart/${id}`, alba)).status).toBe(500);
  expect(reported).toEqual([error, error]);
});

test('the cart of an address is asked for as it is keyed, and never for none', async () => {
  const carts = storedCarts();
  const { send } = testApp(carts);
  expect((await send('GET', '/api/cart?email=%20Ana%40Example.com%20')).status).toBe(200);
  expect(carts.list.mock.calls).toEqual([['ana@example.com']]);
  for (const query of ['', '?email=', '?email=%20', '?email=ana']) {
    expect((await send('GET', `/api/cart${query}`)).status).toBe(400);
  }
  expect(carts.list).toHaveBeenCalledOnce();
});

describe('a request from another origin', () => {
  test.each(['GET', 'HEAD'])('may read: %s', async (method) => {
    const { send } = testApp(storedCarts());
    const response = await send(method, '/api/cart?email=a@b.co', undefined, { 'Sec-Fetch-Site': 'cross-site' });
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
    expect((await testApp(storedCarts()).send('DELETE', `/api/cart/${id}`, undefined, headers)).status).toBe(status);
  });
});

describe('the content type of a body', () => {
  test.each([
    ['application/json', undefined, 201],
    ['Application/JSON ; Charset=UTF-8', undefined, 201],
    ['application/json; charset="utf-8"', undefined, 201],
    ['application/json; charset=utf8', undefined, 201],
    ['application/json; version=1', undefined, 201],
    ['application/json; version=1; charset=latin1', undefined, 415],
    ['application/json; charset=xutf-8', undefined, 415],
    ['application/json; charset=utf-8x', undefined, 415],
    ['application/json; charset=utf-16', undefined, 415],
    ['text/json', undefined, 415],
    ['', undefined, 415],
    ['application/json', 'identity', 201],
    ['application/json', ' ', 201],
    ['application/json', 'gzip', 415],
    ['application/json', 'identity, gzip', 415],
  ])('%j with the encoding %j gets %i', async (type, encoding, status) => {
    const headers = { 'Content-Type': type, ...(encoding !== undefined && { 'Content-Encoding': encoding }) };
    expect((await testApp(storedCarts()).send('POST', '/api/cart', alba, headers)).status).toBe(status);
  });

  test.each(['{', '', '\u0000', '[]', 'null', '"text"', '7'])('the body %j is no item', async (body) => {
    const carts = storedCarts();
    expect((await testApp(carts).send('POST', '/api/cart', body)).status).toBe(400);
    expect(carts.add).not.toHaveBeenCalled();
  });

  test('a body that breaks off is a 400 that says so', async () => {
    const { app } = testApp(storedCarts());
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
    const headers = { 'Content-Type': 'application/json' };
    const response = await app.request('/api/cart', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    expect([response.status, await response.json()]).toEqual([400, { error: serverMessages.badRequest }]);
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
    const response = await testApp(storedCarts()).send('GET', '/api/cart', undefined, headers);
    expect(response.headers.get('content-language')).toBe(language);
    const { error } = (await response.json()) as { error: string };
    expect(error === serverMessages.emailMissing).toBe(language !== 'es');
  });
});

test('the limit counts the client of the socket, and says when to come back', async () => {
  const consume = vi.fn<RateLimiter['consume']>(() => Promise.resolve(7));
  const { app } = testApp(storedCarts(), { limiter: { consume }, trustProxy: 0 });
  const ask = (remoteAddress?: string) =>
    app.request(
      '/api/health',
      { headers: { 'X-Forwarded-For': '192.0.2.9' } },
      {
        incoming: { socket: { remoteAddress } },
      },
    );
  const response = await ask('192.0.2.1');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  await ask();
  await app.request('/api/health', {}, {});
  expect(consume.mock.calls).toEqual([['192.0.2.1'], [''], ['']]);
});
