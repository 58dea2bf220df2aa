import { expect, test } from 'vitest';
import { parseCartItemJson } from '#contract';
import { maxCartItems, type CartItem } from '#domain/cart/cart-item.ts';
import { describeOnAllEngines, newEmail, newKeyHeader } from '#tests/integration/support/cart-site.ts';
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
  const fillUp = async (email: string, itemCount: number) => {
    for (let count = itemCount; count < maxCartItems; count++) await add({ ...albaOfAna, email });
  };
  const expectNotFound = async (response: Response) => {
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: serverErrors['item-not-found'] });
  };
  const removeMiddle = async () => {
    const email = newEmail();
    const items: [CartItem, CartItem, CartItem] = [
      await add({ ...albaOfAna, email }, newKeyHeader()),
      await add({ ...albaOfAna, email, quantity: 2 }, newKeyHeader()),
      await add({ ...albaOfAna, email, quantity: 3 }),
    ];
    await remove(items[1]);
    return { email, items };
  };

  test('returns 200 with the item under its id, and puts it at its old position', async () => {
    const { email, items } = await removeMiddle();
    const response = await put(items[1]);
    expect(response.status).toBe(200);
    expect(parseCartItemJson(await response.json())).toEqual(items[1]);
    expect(await list(email)).toEqual(items);
  });

  test('lets it be removed again', async () => {
    const { email, items } = await removeMiddle();
    await put(items[1]);
    await remove(items[1]);
    expect(await list(email)).toEqual([items[0], items[2]]);
  });

  test('stores the contents of the request, validated as in an add', async () => {
    const { email, items } = await removeMiddle();
    const response = await put(items[1], {
      type: ' H2 ',
      packWeight: ' 7.50 ',
      email: ` ${email.toUpperCase()}`,
      _id: 'x',
    });
    expect(parseCartItemJson(await response.json())).toEqual({ ...items[1], type: 'H2', packWeight: '7.50' });
  });

  test('changes nothing when it is repeated, and returns the item as it is in the cart', async () => {
    const { email, items } = await removeMiddle();
    await put(items[1]);
    const repeated = await put(items[1], { quantity: 9 });
    expect(repeated.status).toBe(200);
    expect(parseCartItemJson(await repeated.json())).toEqual(items[1]);
    expect(await list(email)).toEqual(items);
  });

  test('works for concurrent requests', async () => {
    const { email, items } = await removeMiddle();
    const responses = await Promise.all(Array.from({ length: 10 }, () => put(items[1])));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await list(email)).toEqual(items);
  });

  test('keeps the idempotency key of the add', async () => {
    const [email, headers] = [newEmail(), newKeyHeader()];
    const item = await add({ ...albaOfAna, email }, headers);
    await remove(item);
    await put(item);
    expect(await add({ ...albaOfAna, email }, headers)).toEqual(item);
    expect(await list(email)).toEqual([item]);
  });

  test.each([
    ['another e-mail', (item: CartItem) => ({ ...item, email: newEmail() })],
    ['an unknown id', (item: CartItem) => ({ ...item, id: crypto.randomUUID() })],
    ['a wrong id', (item: CartItem) => ({ ...item, id: 'x' })],
  ])('returns 404 for %s', async (_, change) => {
    const { email, items } = await removeMiddle();
    await expectNotFound(await put(change(items[1])));
    expect(await list(email)).toEqual([items[0], items[2]]);
  });

  test('returns 404 for an item that was removed too long ago', async () => {
    const { email, items } = await removeMiddle();
    await site.getCartRepository().deleteTombstones(Date.now() + 1, 1000);
    await expectNotFound(await put(items[1]));
    expect(await list(email)).toEqual([items[0], items[2]]);
  });

  test.each([
    [{ quantity: 0 }, 'invalid-quantity'],
    [{ type: undefined }, 'missing-fields'],
  ] as const)('rejects an item with the fields %o with 400', async (change, error) => {
    const { items } = await removeMiddle();
    const refused = await put(items[1], change);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: cartItemErrors[error] });
  });

  test('rejects an item that is too large with 413', async () => {
    const { items } = await removeMiddle();
    expect((await put(items[1], { note: 'x'.repeat(20_000) })).status).toBe(413);
  });

  test('rejects an item with 409 while the cart is full', async () => {
    const email = newEmail();
    const first = await add({ ...albaOfAna, email });
    await remove(first);
    await fillUp(email, 0);
    const response = await put(first);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: serverErrors['cart-full'] });
  });

  test('succeeds when a full cart has a place again', async () => {
    const email = newEmail();
    const [first, second] = [await add({ ...albaOfAna, email }), await add({ ...albaOfAna, email })];
    await remove(first);
    await fillUp(email, 1);
    expect((await put(first)).status).toBe(409);
    await remove(second);
    expect((await put(first)).status).toBe(200);
    expect((await list(email))[0]).toEqual(first);
  });

  test('takes the last place only once, beside adds through several instances', async () => {
    const email = newEmail();
    const removed = [
      await add({ ...albaOfAna, email }),
      await add({ ...albaOfAna, email }),
      await add({ ...albaOfAna, email }),
    ];
    await fillUp(email, removed.length);
    for (const item of removed) await remove(item);
    const placesLeft = 1;
    for (let added = 0; added < removed.length - placesLeft; added++) await add({ ...albaOfAna, email });
    const others = await Promise.all([1, 2].map(() => open()));
    const instances = [site, ...others.map(({ cartRepository }) => createTestApi(cartRepository))];
    const responses = await Promise.all(
      instances.flatMap((instance) =>
        removed
          .map(({ id, ...fields }) => instance.send('PUT', `/api/cart/${id}`, fields))
          .concat(instance.send('POST', '/api/cart', { ...albaOfAna, email }, newKeyHeader())),
      ),
    );
    const stored = responses.filter(({ status }) => status < 300);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(responses.length - stored.length);
    const ids = await Promise.all(stored.map(async (response) => parseCartItemJson(await response.json())?.id));
    expect(new Set(ids).size, 'others repeat the answer of the first restore').toBe(placesLeft);
    expect(await list(email)).toHaveLength(maxCartItems);
  });
});
