import { describe, expect, test } from 'vitest';
import { maxCartItems, type CartItem } from '#domain/cart/cart-item.ts';
import { version } from '#server/config/version.ts';
import { createEmail, createKeyHeader, describeOnAllEngines } from '#tests/integration/support/cart-site.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describeOnAllEngines('the cart', (site) => {
  const { add, list, open, restart, send } = site;

  describe('adding', () => {
    test('returns 201 with the stored item and adds it to the cart', async () => {
      const email = createEmail();
      const item = await add({ ...albaOfAna, email });
      expect(item).toEqual({ ...albaOfAna, email, id: expect.stringMatching(uuid) as unknown });
      expect(await list(email)).toEqual([item]);
    });

    test('trims texts', async () => {
      const item = await add({ ...albaOfAna, type: '  H2 ', email: createEmail() });
      expect(item).toMatchObject({ type: 'H2' });
    });

    test('takes an email with capitals and spaces around for the same', async () => {
      const email = createEmail();
      const item = await add({ ...albaOfAna, email: ` ${email.toUpperCase()} ` });
      expect(item).toMatchObject({ email });
      expect(await list(`  ${email.toUpperCase()} `)).toEqual([item]);
    });

    test.each([
      [' 012.50 ', '12.50'],
      ['2,5', '2.5'],
      [0.5, '0.5'],
    ])('accepts a weight that is written as %j', async (sent, packWeight) => {
      expect(await add({ ...albaOfAna, email: createEmail(), packWeight: sent })).toMatchObject({ packWeight });
    });

    test('keeps other scripts, quotes, markup and SQL unchanged', async () => {
      const email = createEmail();
      const type = `ශ්‍රී කුරුඳු "Alba" <b>'; drop table cart_items; -- \\ % 🌿`;
      expect(await add({ ...albaOfAna, email, type })).toMatchObject({ type });
      expect(await list(email)).toMatchObject([{ type }]);
    });

    test('returns only the documented fields', async () => {
      const email = createEmail();
      const response = await send('POST', '/api/cart', { ...albaOfAna, email, _id: 'mine', id: 'mine', price: 1 });
      const stored = { ...albaOfAna, email, _id: expect.stringMatching(uuid) as unknown };
      expect(await response.json()).toStrictEqual(stored);
      const listed = await send('GET', `/api/cart?email=${email}`);
      expect(await listed.json()).toStrictEqual([stored]);
    });

    test('stores two adds of the same item as two items, oldest first', async () => {
      const email = createEmail();
      const added: CartItem[] = [];
      for (let quantity = 1; quantity <= 30; quantity++) added.push(await add({ ...albaOfAna, email, quantity }));
      expect(await list(email)).toEqual(added);
    });

    test.each([
      ['no type', { type: undefined }, 'missing-fields'],
      ['a blank type', { type: '  ' }, 'missing-fields'],
      ['no weight', { packWeight: '' }, 'missing-fields'],
      ['no email', { email: null }, 'missing-fields'],
      ['an email without @', { email: 'buyer.example.com' }, 'invalid-email'],
      ['an email of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, 'invalid-email'],
      ['an email that is a list', { email: ['a@b.c'] }, 'invalid-email'],
      ['a category of 101 characters', { category: 'c'.repeat(101) }, 'invalid-category'],
      ['a type with a line break', { type: 'Alba\nH2' }, 'invalid-type'],
      ['a type with a null byte', { type: 'Al\u0000ba' }, 'invalid-type'],
      ['a type with half a character', { type: 'Alba \ud83c' }, 'invalid-type'],
      ['a negative weight', { packWeight: '-1' }, 'invalid-weight'],
      ['a weight in words', { packWeight: 'ten' }, 'invalid-weight'],
      ['a weight of 7 digits', { packWeight: '1234567' }, 'invalid-weight'],
      ['a quantity of 0', { quantity: 0 }, 'invalid-quantity'],
      ['a quantity as text', { quantity: '2' }, 'invalid-quantity'],
      ['half a quantity', { quantity: 1.5 }, 'invalid-quantity'],
      ['a quantity over a million', { quantity: 1_000_001 }, 'invalid-quantity'],
      ['another unit', { unit: 'lb' }, 'invalid-unit'],
    ] as const)('rejects %s with 400 and its message', async (_, change, error) => {
      const response = await send('POST', '/api/cart', { ...albaOfAna, ...change });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: cartItemErrors[error] });
    });
  });

  describe('an idempotency key', () => {
    test('makes a retry return the stored item and store nothing', async () => {
      const [email, headers] = [createEmail(), createKeyHeader()];
      const stored = await add({ ...albaOfAna, email }, headers);
      expect(await add({ ...albaOfAna, email }, headers)).toEqual(stored);
      expect(await list(email)).toEqual([stored]);
    });

    test('works for concurrent retries', async () => {
      const [email, headers] = [createEmail(), createKeyHeader()];
      const responses = await Promise.all(Array.from({ length: 20 }, () => add({ ...albaOfAna, email }, headers)));
      expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
      expect(await list(email)).toHaveLength(1);
    });

    test('does not restore an item removed in the meantime', async () => {
      const [email, headers] = [createEmail(), createKeyHeader()];
      const stored = await add({ ...albaOfAna, email }, headers);
      await send('DELETE', `/api/cart/${stored.id}`);
      expect(await add({ ...albaOfAna, email }, headers)).toEqual(stored);
      expect(await list(email)).toEqual([]);
      expect((await send('DELETE', `/api/cart/${stored.id}`)).status).toBe(404);
    });

    test('returns the current item if it was changed in the meantime', async () => {
      const [email, headers] = [createEmail(), createKeyHeader()];
      const stored = await add({ ...albaOfAna, email }, headers);
      await send('PATCH', `/api/cart/${stored.id}`, { quantity: 9, packWeight: '1', unit: 'l' });
      expect(await add({ ...albaOfAna, email }, headers)).toMatchObject({ id: stored.id, quantity: 9 });
    });

    test('is scoped to one email', async () => {
      const headers = createKeyHeader();
      const stored = await add({ ...albaOfAna, email: createEmail() }, headers);
      expect((await add({ ...albaOfAna, email: createEmail() }, headers)).id).not.toBe(stored.id);
    });

    describe.each(['category', 'type', 'quantity', 'packWeight', 'unit'] as const)('with a different %s', (field) => {
      const differentValue = { category: 'Spice', type: 'H2', quantity: 3, packWeight: '25.0', unit: 'l' }[field];
      const expectConflict = async (email: string, headers: Record<string, string>) => {
        const response = await send('POST', '/api/cart', { ...albaOfAna, email, [field]: differentValue }, headers);
        expect(response.status).toBe(409);
        expect(await response.json()).toEqual({ error: serverErrors['key-reused'] });
      };

      test('is rejected with 409 and stores nothing', async () => {
        const [email, headers] = [createEmail(), createKeyHeader()];
        const stored = await add({ ...albaOfAna, email }, headers);
        await expectConflict(email, headers);
        expect(await list(email)).toEqual([stored]);
      });

      test('is rejected with 409 after the item was removed', async () => {
        const [email, headers] = [createEmail(), createKeyHeader()];
        const stored = await add({ ...albaOfAna, email }, headers);
        await send('DELETE', `/api/cart/${stored.id}`);
        await expectConflict(email, headers);
        expect(await list(email)).toEqual([]);
      });
    });

    test.each([
      ['is empty', ''],
      ['has a space', 'a b'],
      ['has 101 characters', 'k'.repeat(101)],
    ])('is rejected if it %s', async (_, key) => {
      const response = await send('POST', '/api/cart', albaOfAna, { 'Idempotency-Key': key });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: serverErrors['bad-key'] });
    });
  });

  describe('a full cart', () => {
    /** Adds one item after another: on a busy machine, a long queue for the pool would time out. */
    const addMany = async (email: string, count: number) => {
      for (let added = 0; added < count; added++) await add({ ...albaOfAna, email });
    };
    const fillCart = async () => {
      const [email, headers] = [createEmail(), createKeyHeader()];
      const firstItem = await add({ ...albaOfAna, email }, headers);
      await addMany(email, maxCartItems - 2);
      return { email, headers, firstItem, lastItem: await add({ ...albaOfAna, email }) };
    };
    const expectFull = async (email: string, headers?: Record<string, string>) => {
      const response = await send('POST', '/api/cart', { ...albaOfAna, email }, headers);
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({ error: serverErrors['cart-full'] });
    };

    test('rejects another item with 409, with or without a key', async () => {
      const { email } = await fillCart();
      await expectFull(email);
      await expectFull(email, createKeyHeader());
      expect(await list(email)).toHaveLength(maxCartItems);
    });

    test('returns the first item for a retry of an earlier add', async () => {
      const { email, headers, firstItem } = await fillCart();
      expect(await add({ ...albaOfAna, email }, headers)).toEqual(firstItem);
      expect(await list(email)).toHaveLength(maxCartItems);
    });

    test('accepts an item after one is removed, because tombstones don’t count', async () => {
      const { email, lastItem } = await fillCart();
      await send('DELETE', `/api/cart/${lastItem.id}`);
      const added = await add({ ...albaOfAna, email }, createKeyHeader());
      expect((await list(email)).at(-1)).toEqual(added);
      await expectFull(email);
    });

    test('does not exceed its limit by concurrent adds through several instances', async () => {
      const email = createEmail();
      const furtherDatabases = [await open(), await open()];
      const instances = [site, ...furtherDatabases.map(({ cartRepository }) => createTestApi(cartRepository))];
      const freePlaces = 3;
      await addMany(email, maxCartItems - freePlaces);
      const senders = Array.from({ length: 10 }, () => instances).flat();
      const responses = await Promise.all(
        senders.map((sender) => sender.send('POST', '/api/cart', { ...albaOfAna, email }, createKeyHeader())),
      );
      const countStatus = (status: number) => responses.filter((response) => response.status === status).length;
      expect([countStatus(201), countStatus(409)]).toEqual([freePlaces, senders.length - freePlaces]);
      expect(await list(email)).toHaveLength(maxCartItems);
    });

    test('does not limit other carts', async () => {
      await fillCart();
      const email = createEmail();
      const item = await add({ ...albaOfAna, email });
      expect(await list(email)).toEqual([item]);
    });
  });

  describe('listing', () => {
    test('returns no item of an unknown cart', async () => {
      expect(await list(createEmail())).toEqual([]);
    });

    test('separates carts by email, including a +', async () => {
      const email = createEmail();
      const emailWithPlus = email.replace('@', '+lk@');
      const item = await add({ ...albaOfAna, email });
      const itemWithPlus = await add({ ...albaOfAna, email: emailWithPlus });
      expect(await list(email)).toEqual([item]);
      expect(await list(emailWithPlus)).toEqual([itemWithPlus]);
    });

    test.each(['/api/cart', '/api/cart?email=', '/api/cart?email=%20', '/api/cart?mail=a@b.c'])(
      'rejects %s with 400',
      async (path) => {
        const response = await send('GET', path);
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ error: serverErrors['missing-email'] });
      },
    );

    test.each([
      ['without @', 'x'],
      ['without a dot', 'a@b'],
      ['with a null byte', 'a%00@b.c'],
      ['that is no UTF-8', '%ff@b'],
      ['of 255 characters', `${'a'.repeat(251)}@b.c`],
    ])('rejects an email %s', async (_, email) => {
      const response = await send('GET', `/api/cart?email=${email}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: cartItemErrors['invalid-email'] });
    });
  });

  test('makes the site ready while its storage works', async () => {
    const response = await send('GET', '/api/ready');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ready', version });
  });

  test('keeps its items over a restart', async () => {
    const email = createEmail();
    const item = await add({ ...albaOfAna, email });
    await restart();
    expect(await list(email)).toEqual([item]);
    expect(site.getReportedErrors()).toEqual([]);
  });
});
