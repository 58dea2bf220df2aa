import { expect, test } from 'vitest';
import { parseCartItemJson } from '#contract';
import { maxCartItems, type CartItem } from '#domain/cart/cart-item.ts';
import { createEmail, createKeyHeader, describeOnAllEngines } from '#tests/integration/support/cart-site.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';

describeOnAllEngines('restoring a removed item', (site) => {
  const { add, list, open, send } = site;

  const remove = async ({ id }: CartItem) => {
    expect((await send('DELETE', `/api/cart/${id}`)).status).toBe(204);
  };
  const put = ({ id, ...fields }: CartItem, change: object = {}) =>
    send('PUT', `/api/cart/${id}`, { ...fields, ...change });
  const fillUp = async (email: string) => {
    const { length } = await list(email);
    for (let count = length; count < maxCartItems; count++) await add({ ...albaOfAna, email });
  };
  const expectNotFound = async (response: Response) => {
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: serverErrors['item-not-found'] });
  };
  const removeMiddle = async () => {
    const email = createEmail();
    const itemBefore = await add({ ...albaOfAna, email }, createKeyHeader());
    const removedItem = await add({ ...albaOfAna, email, quantity: 2 }, createKeyHeader());
    const itemAfter = await add({ ...albaOfAna, email, quantity: 3 });
    await remove(removedItem);
    return {
      email,
      removedItem,
      keptItems: [itemBefore, itemAfter],
      allItems: [itemBefore, removedItem, itemAfter],
    };
  };

  test('returns 200 with the item under its id, and puts it at its old position', async () => {
    const { email, removedItem, allItems } = await removeMiddle();
    const response = await put(removedItem);
    expect(response.status).toBe(200);
    expect(parseCartItemJson(await response.json())).toEqual(removedItem);
    expect(await list(email)).toEqual(allItems);
  });

  test('lets it be removed again', async () => {
    const { email, removedItem, keptItems } = await removeMiddle();
    await put(removedItem);
    await remove(removedItem);
    expect(await list(email)).toEqual(keptItems);
  });

  test('stores the contents of the request, validated as in an add', async () => {
    const { email, removedItem } = await removeMiddle();
    const response = await put(removedItem, {
      type: ' H2 ',
      packWeight: ' 7.50 ',
      email: ` ${email.toUpperCase()}`,
      _id: 'x',
    });
    expect(parseCartItemJson(await response.json())).toEqual({ ...removedItem, type: 'H2', packWeight: '7.50' });
  });

  test('changes nothing when it is repeated, and returns the item as it is in the cart', async () => {
    const { email, removedItem, allItems } = await removeMiddle();
    await put(removedItem);
    const repeated = await put(removedItem, { quantity: 9 });
    expect(repeated.status).toBe(200);
    expect(parseCartItemJson(await repeated.json())).toEqual(removedItem);
    expect(await list(email)).toEqual(allItems);
  });

  test('works for concurrent requests', async () => {
    const { email, removedItem, allItems } = await removeMiddle();
    const responses = await Promise.all(Array.from({ length: 10 }, () => put(removedItem)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await list(email)).toEqual(allItems);
  });

  test('keeps the idempotency key of the add', async () => {
    const [email, headers] = [createEmail(), createKeyHeader()];
    const item = await add({ ...albaOfAna, email }, headers);
    await remove(item);
    await put(item);
    expect(await add({ ...albaOfAna, email }, headers)).toEqual(item);
    expect(await list(email)).toEqual([item]);
  });

  test.each([
    ['another email', (item: CartItem) => ({ ...item, email: createEmail() })],
    ['an unknown id', (item: CartItem) => ({ ...item, id: crypto.randomUUID() })],
    ['a wrong id', (item: CartItem) => ({ ...item, id: 'x' })],
  ])('returns 404 for %s', async (_, change) => {
    const { email, removedItem, keptItems } = await removeMiddle();
    await expectNotFound(await put(change(removedItem)));
    expect(await list(email)).toEqual(keptItems);
  });

  test('returns 404 for an item that was removed too long ago', async () => {
    const { email, removedItem, keptItems } = await removeMiddle();
    await site.getCartRepository().deleteTombstones(Date.now() + 1, 1000);
    await expectNotFound(await put(removedItem));
    expect(await list(email)).toEqual(keptItems);
  });

  test.each([
    [{ quantity: 0 }, 'invalid-quantity'],
    [{ type: undefined }, 'missing-fields'],
  ] as const)('rejects an item with the fields %o with 400', async (change, error) => {
    const { removedItem } = await removeMiddle();
    const refused = await put(removedItem, change);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: cartItemErrors[error] });
  });

  test('rejects an item that is too large with 413', async () => {
    const { removedItem } = await removeMiddle();
    expect((await put(removedItem, { note: 'x'.repeat(20_000) })).status).toBe(413);
  });

  test('rejects an item with 409 while the cart is full', async () => {
    const email = createEmail();
    const item = await add({ ...albaOfAna, email });
    await remove(item);
    await fillUp(email);
    const response = await put(item);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: serverErrors['cart-full'] });
  });

  test('succeeds when a full cart has a place again', async () => {
    const email = createEmail();
    const removedItem = await add({ ...albaOfAna, email });
    const itemThatMakesRoom = await add({ ...albaOfAna, email });
    await remove(removedItem);
    await fillUp(email);
    expect((await put(removedItem)).status).toBe(409);
    await remove(itemThatMakesRoom);
    expect((await put(removedItem)).status).toBe(200);
    expect((await list(email))[0]).toEqual(removedItem);
  });

  test('takes the last place only once, beside adds through several instances', async () => {
    const email = createEmail();
    const removedItems = [
      await add({ ...albaOfAna, email }),
      await add({ ...albaOfAna, email }),
      await add({ ...albaOfAna, email }),
    ];
    await fillUp(email);
    for (const item of removedItems) await remove(item);
    const placesLeft = 1;
    for (let added = 0; added < removedItems.length - placesLeft; added++) await add({ ...albaOfAna, email });
    const furtherDatabases = [await open(), await open()];
    const instances = [site, ...furtherDatabases.map(({ cartRepository }) => createTestApi(cartRepository))];
    const responses = await Promise.all(
      instances.flatMap((instance) =>
        removedItems
          .map(({ id, ...fields }) => instance.send('PUT', `/api/cart/${id}`, fields))
          .concat(instance.send('POST', '/api/cart', { ...albaOfAna, email }, createKeyHeader())),
      ),
    );
    const stored = responses.filter(({ status }) => status < 300);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(responses.length - stored.length);
    const ids = await Promise.all(stored.map(async (response) => parseCartItemJson(await response.json())?.id));
    expect(new Set(ids).size, 'others repeat the answer of the first restore').toBe(placesLeft);
    expect(await list(email)).toHaveLength(maxCartItems);
  });
});
