import { expect, test } from 'vitest';
import { CartConflictError, type CartRepository } from '#domain/cart/cart-repository.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { failingCartRepository, mockCartRepository, storedId } from '#tests/support/mock-cart-repository.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';

async function sendForItem(carts: CartRepository, itemId: string): Promise<Response[]> {
  const { send } = createTestApi(carts);
  const path = `/api/cart/${itemId}`;
  return [
    await send('PATCH', path, { quantity: 3, packWeight: '1', unit: 'kg' }),
    await send('PUT', path, albaOfAna),
    await send('DELETE', path),
  ];
}

test('the carts are asked for an id', async () => {
  const carts = mockCartRepository();
  const responses = await sendForItem(carts, storedId);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 204]);
  for (const asked of [carts.update, carts.restore, carts.remove]) expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ['an id in capitals', storedId.toUpperCase()],
  ['an id with a digit before it', `0${storedId}`],
  ['an id with a digit after it', `${storedId}0`],
  ['an id without its first digit', storedId.slice(1)],
  ['an id without its last digit', storedId.slice(0, -1)],
  ['an id without its first hyphen', storedId.replace('-', '')],
  ['an id with a second group of 3 digits', storedId.replace('89ab', '89a')],
  ['an id with a g as its first digit', storedId.replace('0', 'g')],
  ['an id with a g in its second group', storedId.replace('89ab', '89ag')],
  ['an id with a g as its last digit', `${storedId.slice(0, -1)}g`],
  ['an id of 3 groups', '01234567-89ab-456789abcdef'],
])('the carts are not asked for %s (%s), which no item has', async (_, unknownId) => {
  const carts = mockCartRepository();
  for (const response of await sendForItem(carts, unknownId)) {
    expect([response.status, await response.json()]).toEqual([404, { error: serverErrors['item-not-found'] }]);
  }
  for (const asked of [carts.update, carts.restore, carts.remove]) expect(asked).not.toHaveBeenCalled();
});

test.each(['k', '!~'.repeat(50)])('a POST with the key %j adds the item under that key', async (key) => {
  const carts = mockCartRepository();
  const response = await createTestApi(carts).send('POST', '/api/cart', albaOfAna, { 'Idempotency-Key': key });
  expect(response.status).toBe(201);
  expect(carts.add.mock.calls).toEqual([[albaOfAna, key]]);
});

test.each(['!~'.repeat(50) + 'k', 'a b', 'ab\u00E9', '\u00E9ab'])(
  'a POST with the key %j is rejected, and adds nothing',
  async (key) => {
    const carts = mockCartRepository();
    const response = await createTestApi(carts).send('POST', '/api/cart', albaOfAna, { 'Idempotency-Key': key });
    expect(response.status).toBe(400);
    expect(carts.add).not.toHaveBeenCalled();
  },
);

test('a POST without a key has none', async () => {
  const carts = mockCartRepository();
  expect((await createTestApi(carts).send('POST', '/api/cart', albaOfAna)).status).toBe(201);
  expect(carts.add.mock.calls).toEqual([[albaOfAna, undefined]]);
});

test.each([
  ['cart-full', serverErrors['cart-full']],
  ['key-reused', serverErrors['key-reused']],
] as const)('the conflict %s is a 409 of an add and a restore', async (reason, error) => {
  const { send, reportedErrors } = createTestApi(failingCartRepository(new CartConflictError(reason)));
  for (const [method, path] of [
    ['POST', '/api/cart'],
    ['PUT', `/api/cart/${storedId}`],
  ] as const) {
    const response = await send(method, path, albaOfAna);
    expect([response.status, await response.json()]).toEqual([409, { error }]);
  }
  expect(reportedErrors).toEqual([]);
});

test.each(['PATCH', 'PUT'])('a %s of an item that the carts do not know says so', async (method) => {
  const findNothing = () => Promise.resolve(undefined);
  const { send } = createTestApi({ ...mockCartRepository(), update: findNothing, restore: findNothing });
  const response = await send(method, `/api/cart/${storedId}`, albaOfAna);
  expect([response.status, await response.json()]).toEqual([404, { error: serverErrors['item-not-found'] }]);
});

test.each([
  ['POST', '/api/cart'],
  ['PATCH', `/api/cart/${storedId}`],
  ['PUT', `/api/cart/${storedId}`],
])('a %s of %s is refused without a JSON object, and without what the item needs', async (method, path) => {
  const carts = mockCartRepository();
  const { send } = createTestApi(carts);
  const plain = await send(method, path, albaOfAna, { 'Content-Type': 'text/plain' });
  expect([plain.status, await plain.json()]).toEqual([415, { error: serverErrors['unsupported-media-type'] }]);
  const broken = await send(method, path, '{');
  expect([broken.status, await broken.json()]).toEqual([400, { error: serverErrors['invalid-json'] }]);
  const wrong = await send(method, path, { ...albaOfAna, quantity: 0 });
  expect([wrong.status, await wrong.json()]).toEqual([400, { error: cartItemErrors['invalid-quantity'] }]);
  for (const carried of [carts.add, carts.update, carts.restore]) expect(carried).not.toHaveBeenCalled();
});

test('the cart of an address is asked for as it is keyed, and never for none', async () => {
  const carts = mockCartRepository();
  const { send } = createTestApi(carts);
  expect((await send('GET', '/api/cart?email=%20Ana%40Example.com%20')).status).toBe(200);
  expect(carts.list.mock.calls).toEqual([['ana@example.com']]);
  for (const query of ['', '?email=', '?email=%20']) {
    const response = await send('GET', `/api/cart${query}`);
    expect([response.status, await response.json()]).toEqual([400, { error: serverErrors['missing-email'] }]);
  }
  const response = await send('GET', '/api/cart?email=ana');
  expect([response.status, await response.json()]).toEqual([400, { error: cartItemErrors['invalid-email'] }]);
  expect(carts.list).toHaveBeenCalledOnce();
});
