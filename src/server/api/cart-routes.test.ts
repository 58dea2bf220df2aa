import { describe, expect, test } from 'vitest';
import { CartConflictError, type CartRepository } from '#domain/cart/cart-repository.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createFailingCartRepository, mockCartRepository, storedId } from '#tests/support/mock-cart-repository.ts';
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

async function readAnswer(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()];
}

function countCalls({ add, list, update, restore, remove }: ReturnType<typeof mockCartRepository>) {
  return {
    add: add.mock.calls.length,
    list: list.mock.calls.length,
    update: update.mock.calls.length,
    restore: restore.mock.calls.length,
    remove: remove.mock.calls.length,
  };
}

const noCalls = { add: 0, list: 0, update: 0, restore: 0, remove: 0 };

test('a PATCH, PUT and DELETE of a valid id reach the repository', async () => {
  const carts = mockCartRepository();
  const responses = await sendForItem(carts, storedId);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 204]);
  expect(countCalls(carts)).toMatchObject({ update: 1, restore: 1, remove: 1 });
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
])('a PATCH, PUT and DELETE of %s (%s) are a 404 without the repository', async (_, unknownId) => {
  const carts = mockCartRepository();
  const notFound = [404, { error: serverErrors['item-not-found'] }];
  const answers = await Promise.all((await sendForItem(carts, unknownId)).map(readAnswer));
  expect(answers).toEqual([notFound, notFound, notFound]);
  expect(countCalls(carts)).toEqual(noCalls);
});

test.each(['k', '!~'.repeat(50)])('a POST with the key %j adds the item with it', async (key) => {
  const carts = mockCartRepository();
  const response = await createTestApi(carts).send('POST', '/api/cart', albaOfAna, { 'Idempotency-Key': key });
  expect(response.status).toBe(201);
  expect(carts.add.mock.calls).toEqual([[albaOfAna, key]]);
});

test.each(['!~'.repeat(50) + 'k', 'a b', 'ab\u00E9', '\u00E9ab'])(
  'a POST with the key %j is refused, and adds nothing',
  async (key) => {
    const carts = mockCartRepository();
    const response = await createTestApi(carts).send('POST', '/api/cart', albaOfAna, { 'Idempotency-Key': key });
    expect(response.status).toBe(400);
    expect(carts.add).not.toHaveBeenCalled();
  },
);

test('a POST without a key adds the item without one', async () => {
  const carts = mockCartRepository();
  expect((await createTestApi(carts).send('POST', '/api/cart', albaOfAna)).status).toBe(201);
  expect(carts.add.mock.calls).toEqual([[albaOfAna, undefined]]);
});

test.each([
  ['cart-full', 'POST', '/api/cart'],
  ['cart-full', 'PUT', `/api/cart/${storedId}`],
  ['key-reused', 'POST', '/api/cart'],
  ['key-reused', 'PUT', `/api/cart/${storedId}`],
] as const)('the conflict %s makes the response to %s %s a 409', async (reason, method, path) => {
  const { send, reportedErrors } = createTestApi(createFailingCartRepository(new CartConflictError(reason)));
  expect(await readAnswer(await send(method, path, albaOfAna))).toEqual([409, { error: serverErrors[reason] }]);
  expect(reportedErrors).toEqual([]);
});

test.each(['PATCH', 'PUT'])('a %s of an item that is not stored is a 404', async (method) => {
  const findNothing = () => Promise.resolve(undefined);
  const { send } = createTestApi({ ...mockCartRepository(), update: findNothing, restore: findNothing });
  const response = await send(method, `/api/cart/${storedId}`, albaOfAna);
  expect(await readAnswer(response)).toEqual([404, { error: serverErrors['item-not-found'] }]);
});

describe.each([
  ['POST', '/api/cart'],
  ['PATCH', `/api/cart/${storedId}`],
  ['PUT', `/api/cart/${storedId}`],
])('a %s of %s is refused', (method, path) => {
  const wrongItem = JSON.stringify({ ...albaOfAna, quantity: 0 });
  test.each([
    ['of another type', 'text/plain', JSON.stringify(albaOfAna), 415, serverErrors['unsupported-media-type']],
    ['that is no JSON', 'application/json', '{', 400, serverErrors['invalid-json']],
    ['without what the item needs', 'application/json', wrongItem, 400, cartItemErrors['invalid-quantity']],
  ])('with a body %s', async (_, type, body, status, error) => {
    const carts = mockCartRepository();
    const response = await createTestApi(carts).send(method, path, body, { 'Content-Type': type });
    expect(await readAnswer(response)).toEqual([status, { error }]);
    expect(countCalls(carts)).toEqual(noCalls);
  });
});

test('the email of a GET is normalized', async () => {
  const carts = mockCartRepository();
  const response = await createTestApi(carts).send('GET', '/api/cart?email=%20Ana%40Example.com%20');
  expect(response.status).toBe(200);
  expect(carts.list.mock.calls).toEqual([['ana@example.com']]);
});

test.each([
  ['', serverErrors['missing-email']],
  ['?email=', serverErrors['missing-email']],
  ['?email=%20', serverErrors['missing-email']],
  ['?email=ana', cartItemErrors['invalid-email']],
])('a GET with the query %j, which has no valid email, is a 400 without the repository', async (query, error) => {
  const carts = mockCartRepository();
  const response = await createTestApi(carts).send('GET', `/api/cart${query}`);
  expect(await readAnswer(response)).toEqual([400, { error }]);
  expect(countCalls(carts)).toEqual(noCalls);
});
