import { expect, test } from 'vitest';
import { albaOfAna } from '#tests/support/items.ts';
import { mockCartRepository } from '#tests/support/mock-cart-repository.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { serverErrors } from '#text/server/server-errors.ts';

test.each([
  ['application/json', undefined, 201],
  ['Application/JSON ; Charset=UTF-8', undefined, 201],
  ['application/json; charset="utf-8"', undefined, 201],
  ['application/json; charset=utf8', undefined, 201],
  ['application/json; version=1', undefined, 201],
  ['application/json; version=1; charset=latin1', undefined, 415],
  ['application/json; charset=xutf-8', undefined, 415],
  ['application/json; charset=utf-8x', undefined, 415],
  ['application/json; charset=charset=utf-8', undefined, 415],
  ['application/json; charset=utf-16', undefined, 415],
  ['text/json', undefined, 415],
  ['', undefined, 415],
  ['application/json', 'identity', 201],
  ['application/json', ' ', 201],
  ['application/json', 'gzip', 415],
  ['application/json', 'identity, gzip', 415],
])('a body of the type %j with the encoding %j gets %i', async (type, encoding, status) => {
  const headers = { 'Content-Type': type, ...(encoding !== undefined && { 'Content-Encoding': encoding }) };
  expect((await createTestApi(mockCartRepository()).send('POST', '/api/cart', albaOfAna, headers)).status).toBe(status);
});

test.each(['{', '', '\u0000', '[]', 'null', '"text"', '7'])('the body %j is no item', async (body) => {
  const carts = mockCartRepository();
  expect((await createTestApi(carts).send('POST', '/api/cart', body)).status).toBe(400);
  expect(carts.add).not.toHaveBeenCalled();
});

test('a body that breaks off is a 400 that says so', async () => {
  const { request } = createTestApi(mockCartRepository());
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
  const headers = { 'Content-Type': 'application/json' };
  const response = await request('/api/cart', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect([response.status, await response.json()]).toEqual([400, { error: serverErrors['bad-request'] }]);
});
