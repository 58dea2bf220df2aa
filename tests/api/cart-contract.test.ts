import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseCartItemJson, parseCartJson } from '#contract';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { maxCartItems } from '#domain/cart/cart-repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import { version } from '#server/version.ts';
import { cartItemMessages } from '#text/cart-item.ts';
import { serverMessages } from '#text/messages.ts';
import { openTestStorage, pooledEngines, testEngines, type TestDatabase } from './storage/engines.ts';
import { alba, testApp, type TestApp } from './test-app.ts';

// Durable writes are as slow as the disk.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
let visitors = 0;

const visitor = () => `visitor-${++visitors}@example.com`;
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

describe.each([...testEngines, ...pooledEngines])('the cart in $name', (engine) => {
  let database: TestDatabase;
  let storage: Storage;
  let site: TestApp;

  beforeAll(async () => {
    database = await engine.prepare();
    storage = await openTestStorage(database.url);
    site = testApp(storage.carts);
  });
  afterAll(async () => {
    await storage.carts.close();
    await database.drop();
  });

  const add = async (body: unknown, headers?: Record<string, string>) => {
    const response = await site.send('POST', '/api/cart', body, headers);
    expect(response.status).toBe(201);
    const item = parseCartItemJson(await response.json());
    if (!item) throw new Error('the answer is no item');
    return item;
  };
  const list = async (email: string) => {
    const response = await site.send('GET', `/api/cart?email=${encodeURIComponent(email)}`);
    expect(response.status).toBe(200);
    const items = parseCartJson(await response.json());
    if (!items) throw new Error('the answer is no list');
    return items;
  };

  describe('adding', () => {
    test('returns 201 with the stored item and adds it to the cart', async () => {
      const email = visitor();
      const item = await add({ ...alba, email });
      expect(item).toEqual({ ...alba, email, id: expect.stringMatching(uuid) as unknown });
      expect(await list(email)).toEqual([item]);
    });

    test('trims texts, lowercases the e-mail, and takes a weight with leading zeros, a decimal comma, or as a number', async () => {
      const email = visitor();
      const sent = { ...alba, type: '  H2 ', packWeight: ' 012.50 ', email: ` ${email.toUpperCase()} ` };
      expect(await add(sent)).toMatchObject({ type: 'H2', packWeight: '12.50', email });
      expect(await add({ ...alba, email, packWeight: '2,5' })).toMatchObject({ packWeight: '2.5' });
      expect(await add({ ...alba, email, packWeight: 0.5 })).toMatchObject({ packWeight: '0.5' });
      expect(await list(`  ${email.toUpperCase()} `)).toHaveLength(3);
    });

    test('keeps other scripts, quotes, markup and SQL unchanged', async () => {
      const email = visitor();
      const type = `ශ්‍රී කුරුඳු "Alba" <b>'; drop table cart_items; -- \\ % 🌿`;
      expect(await add({ ...alba, email, type })).toMatchObject({ type });
      expect(await list(email)).toMatchObject([{ type }]);
    });

    test('returns only the documented fields', async () => {
      const email = visitor();
      const response = await site.send('POST', '/api/cart', { ...alba, email, _id: 'mine', id: 'mine', price: 1 });
      const stored = { ...alba, email, _id: expect.stringMatching(uuid) as unknown };
      expect(await response.json()).toStrictEqual(stored);
      const listed = await site.send('GET', `/api/cart?email=${email}`);
      expect(await listed.json()).toStrictEqual([stored]);
    });

    test('stores two adds of the same item as two items, oldest first', async () => {
      const email = visitor();
      const added: CartItem[] = [];
      for (let quantity = 1; quantity <= 30; quantity++) added.push(await add({ ...alba, email, quantity }));
      expect(await list(email)).toEqual(added);
    });

    test.each([
      ['no type', { type: undefined }, 'missing-fields'],
      ['a blank type', { type: '  ' }, 'missing-fields'],
      ['no weight', { packWeight: '' }, 'missing-fields'],
      ['no e-mail', { email: null }, 'missing-fields'],
      ['an e-mail without @', { email: 'buyer.example.com' }, 'invalid-email'],
      ['an e-mail of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, 'invalid-email'],
      ['an e-mail that is a list', { email: ['a@b.c'] }, 'invalid-email'],
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
    ] as const)('rejects %s with 400 and its message', async (_what, change, error) => {
      const response = await site.send('POST', '/api/cart', { ...alba, ...change });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: cartItemMessages[error] });
    });
  });

  describe('an idempotency key', () => {
    test('makes a retry return the first item and store nothing', async () => {
      const [email, headers] = [visitor(), key()];
      const first = await add({ ...alba, email }, headers);
      expect(await add({ ...alba, email }, headers)).toEqual(first);
      expect(await list(email)).toEqual([first]);
    });

    test('works for concurrent retries', async () => {
      const [email, headers] = [visitor(), key()];
      const responses = await Promise.all(Array.from({ length: 20 }, () => add({ ...alba, email }, headers)));
      expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
      expect(await list(email)).toHaveLength(1);
    });

    test('does not restore an item removed in the meantime', async () => {
      const [email, headers] = [visitor(), key()];
      const first = await add({ ...alba, email }, headers);
      await site.send('DELETE', `/api/cart/${first.id}`);
      expect(await add({ ...alba, email }, headers)).toEqual(first);
      expect(await list(email)).toEqual([]);
      expect((await site.send('DELETE', `/api/cart/${first.id}`)).status).toBe(404);
    });

    test('returns the current item if it was changed in the meantime', async () => {
      const [email, headers] = [visitor(), key()];
      const first = await add({ ...alba, email }, headers);
      await site.send('PATCH', `/api/cart/${first.id}`, { quantity: 9, packWeight: '1', unit: 'l' });
      expect(await add({ ...alba, email }, headers)).toMatchObject({ id: first.id, quantity: 9 });
    });

    test('is scoped to one e-mail', async () => {
      const headers = key();
      const first = await add({ ...alba, email: visitor() }, headers);
      expect((await add({ ...alba, email: visitor() }, headers)).id).not.toBe(first.id);
    });

    describe.each(['category', 'type', 'quantity', 'packWeight', 'unit'] as const)('with a different %s', (field) => {
      const other = { category: 'Spice', type: 'H2', quantity: 3, packWeight: '25.0', unit: 'l' }[field];
      const expectConflict = async (email: string, headers: Record<string, string>) => {
        const response = await site.send('POST', '/api/cart', { ...alba, email, [field]: other }, headers);
        expect(response.status).toBe(409);
        expect(await response.json()).toEqual({ error: serverMessages.keyReused });
      };

      test('is rejected with 409 and stores nothing', async () => {
        const [email, headers] = [visitor(), key()];
        const first = await add({ ...alba, email }, headers);
        await expectConflict(email, headers);
        expect(await list(email)).toEqual([first]);
      });

      test('is rejected with 409 after the item was removed', async () => {
        const [email, headers] = [visitor(), key()];
        const first = await add({ ...alba, email }, headers);
        await site.send('DELETE', `/api/cart/${first.id}`);
        await expectConflict(email, headers);
        expect(await list(email)).toEqual([]);
      });
    });

    test.each(['', 'a b', 'k'.repeat(101)])('is rejected if it is "%s"', async (value) => {
      const response = await site.send('POST', '/api/cart', alba, { 'Idempotency-Key': value });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: serverMessages.badKey });
    });
  });

  describe('a note', () => {
    const amount = { quantity: 7, packWeight: '0.25', unit: 'ml' };
    const patch = ({ id }: CartItem, change: object) => site.send('PATCH', `/api/cart/${id}`, { ...amount, ...change });

    test.each([{}, { note: '' }, { note: '  ' }, { note: null }])(
      'left out as %j: the answers do not name it',
      async (none) => {
        const email = visitor();
        const answer = await (await site.send('POST', '/api/cart', { ...alba, email, ...none })).text();
        const id = parseCartItemJson(JSON.parse(answer))?.id ?? '';
        const fields = `"category":"Cinnamon","type":"Alba","quantity":2,"packWeight":"25","unit":"kg","email":"${email}"`;
        expect(answer).toBe(`{"_id":"${id}",${fields}}`);
        const listed = await site.send('GET', `/api/cart?email=${email}`);
        expect(await listed.text()).toBe(`[${answer}]`);
      },
    );

    test('is stored trimmed, and the last field of all answers', async () => {
      const email = visitor();
      const response = await site.send('POST', '/api/cart', { ...alba, note: ' 8 cm cut; our no. 4711 ', email });
      const answer = await response.text();
      expect(answer).toMatch(/"email":"[^"]*","note":"8 cm cut; our no\. 4711"\}$/);
      expect(Object.keys(JSON.parse(answer) as object)).toHaveLength(8);
      const listed = await site.send('GET', `/api/cart?email=${email}`);
      expect(await listed.text()).toBe(`[${answer}]`);
    });

    test.each([
      ['of 121 characters', 'x'.repeat(121), 'note-too-long'],
      ['with a line break', '8 cm\ncut', 'invalid-note'],
      ['with a change of direction', '8 cm \u202Etuc', 'invalid-note'],
      ['that is a number', 8, 'invalid-note'],
    ] as const)('%s is rejected with 400 and its message', async (_what, note, error) => {
      const email = visitor();
      const item = await add({ ...alba, email });
      const { id: _id, ...fields } = item;
      const responses = [
        await site.send('POST', '/api/cart', { ...alba, email, note }),
        await patch(item, { note }),
        await site.send('PUT', `/api/cart/${item.id}`, { ...fields, note }),
      ];
      for (const response of responses) {
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ error: cartItemMessages[error] });
      }
      expect(await list(email)).toEqual([item]);
    });

    test('is changed by PATCH, erased by an empty one, and kept if PATCH names none', async () => {
      const email = visitor();
      const item = await add({ ...alba, email, note: 'FAQ' });
      expect(parseCartItemJson(await (await patch(item, {})).json())).toEqual({ ...item, ...amount });
      await patch(item, { note: '60 mesh' });
      expect(await list(email)).toEqual([{ ...item, ...amount, note: '60 mesh' }]);
      const { note: _note, ...bare } = item;
      expect(parseCartItemJson(await (await patch(item, { note: '' })).json())).toStrictEqual({ ...bare, ...amount });
      expect(await list(email)).toStrictEqual([{ ...bare, ...amount }]);
    });

    test('comes back with a removed item if PUT names it', async () => {
      const email = visitor();
      const item = await add({ ...alba, email, note: 'FAQ' });
      const { id, note: _note, ...bare } = item;
      for (const [fields, expected] of [
        [{ ...bare, note: 'FAQ' }, item],
        [bare, { id, ...bare }],
      ] as const) {
        await site.send('DELETE', `/api/cart/${id}`);
        expect(parseCartItemJson(await (await site.send('PUT', `/api/cart/${id}`, fields)).json())).toStrictEqual(
          expected,
        );
        expect(await list(email)).toStrictEqual([expected]);
      }
    });

    test('tells two items apart that are equal otherwise', async () => {
      const email = visitor();
      const items = [await add({ ...alba, email, note: '8 cm' }), await add({ ...alba, email, note: '12 cm' })];
      expect(await list(email)).toEqual(items);
    });

    test.each([
      ['another one', '12 cm'],
      ['none', undefined],
    ])(
      'belongs to the idempotency key: %s is rejected with 409, also after the item was removed',
      async (_what, other) => {
        const [email, headers] = [visitor(), key()];
        const item = await add({ ...alba, email, note: '8 cm' }, headers);
        expect(await add({ ...alba, email, note: '8 cm' }, headers)).toEqual(item);
        for (const removeFirst of [false, true]) {
          if (removeFirst) await site.send('DELETE', `/api/cart/${item.id}`);
          const response = await site.send('POST', '/api/cart', { ...alba, email, note: other }, headers);
          expect(response.status).toBe(409);
          expect(await response.json()).toEqual({ error: serverMessages.keyReused });
        }
        expect(await add({ ...alba, email, note: '8 cm' }, headers)).toEqual(item);
        expect(await list(email)).toEqual([]);
      },
    );
  });

  describe('a full cart', () => {
    /** One after another: on a busy machine a long queue for the pool would time out. */
    const addMany = async (email: string, count: number) => {
      for (let added = 0; added < count; added++) await add({ ...alba, email });
    };
    const fillCart = async () => {
      const [email, headers] = [visitor(), key()];
      const first = await add({ ...alba, email }, headers);
      await addMany(email, maxCartItems - 2);
      return { email, headers, first, last: await add({ ...alba, email }) };
    };
    const expectFull = async (email: string, headers?: Record<string, string>) => {
      const response = await site.send('POST', '/api/cart', { ...alba, email }, headers);
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({ error: serverMessages.cartFull });
    };

    test('rejects another item with 409, with and without a key', async () => {
      const { email } = await fillCart();
      await expectFull(email);
      await expectFull(email, key());
      expect(await list(email)).toHaveLength(maxCartItems);
    });

    test('returns the first item for a retry of an earlier add', async () => {
      const { email, headers, first } = await fillCart();
      expect(await add({ ...alba, email }, headers)).toEqual(first);
      expect(await list(email)).toHaveLength(maxCartItems);
    });

    test('accepts an item after one is removed, because tombstones don’t count', async () => {
      const { email, last } = await fillCart();
      await site.send('DELETE', `/api/cart/${last.id}`);
      const restored = await add({ ...alba, email }, key());
      expect((await list(email)).at(-1)).toEqual(restored);
      await expectFull(email);
    });

    test('does not exceed its limit by concurrent adds through several instances', async () => {
      const email = visitor();
      const others = await Promise.all([1, 2].map(() => openTestStorage(database.url)));
      const instances = [site, ...others.map(({ carts }) => testApp(carts))];
      const addOneEach = instances.map(
        ({ send }) =>
          () =>
            send('POST', '/api/cart', { ...alba, email }, key()),
      );
      await addMany(email, maxCartItems - 3);
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => addOneEach)
          .flat()
          .map((addOne) => addOne()),
      );
      const count = (status: number) => responses.filter((response) => response.status === status).length;
      expect([count(201), count(409)]).toEqual([3, 27]);
      expect(await list(email)).toHaveLength(maxCartItems);
      await Promise.all(others.map(({ carts }) => carts.close()));
    });

    test('does not limit other carts', async () => {
      await fillCart();
      const email = visitor();
      const item = await add({ ...alba, email });
      expect(await list(email)).toEqual([item]);
    });
  });

  describe('listing', () => {
    test('an unknown cart is empty', async () => {
      expect(await list(visitor())).toEqual([]);
    });

    test('separates carts by e-mail, including a +', async () => {
      const [one, other] = [visitor().replace('@', '+lk@'), visitor()];
      const item = await add({ ...alba, email: one });
      await add({ ...alba, email: other });
      expect(await list(one)).toEqual([item]);
    });

    test.each(['/api/cart', '/api/cart?email=', '/api/cart?email=%20', '/api/cart?mail=a@b.c'])(
      'rejects %s with 400',
      async (path) => {
        const response = await site.send('GET', path);
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ error: serverMessages.emailMissing });
      },
    );

    test.each(['x', 'a@b', 'a%00@b.c', '%ff@b', `${'a'.repeat(251)}@b.c`])('rejects the e-mail %s', async (email) => {
      const response = await site.send('GET', `/api/cart?email=${email}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: cartItemMessages['invalid-email'] });
    });
  });

  describe('changing', () => {
    const change = { quantity: 7, packWeight: '0.25', unit: 'ml' } as const;

    test('returns 200 with the changed item and keeps its position', async () => {
      const email = visitor();
      const first = await add({ ...alba, email });
      const second = await add({ ...alba, email });
      const response = await site.send('PATCH', `/api/cart/${first.id}`, change);
      expect(response.status).toBe(200);
      expect(parseCartItemJson(await response.json())).toEqual({ ...first, ...change });
      expect(await list(email)).toEqual([{ ...first, ...change }, second]);
    });

    test('changes nothing but quantity, weight and unit', async () => {
      const first = await add({ ...alba, email: visitor() });
      const response = await site.send('PATCH', `/api/cart/${first.id}`, { ...change, type: 'H2', email: 'x@y.z' });
      expect(parseCartItemJson(await response.json())).toEqual({ ...first, ...change });
    });

    test('rejects an invalid value with 400 and its message', async () => {
      const first = await add({ ...alba, email: visitor() });
      const response = await site.send('PATCH', `/api/cart/${first.id}`, { ...change, quantity: 0 });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: cartItemMessages['invalid-quantity'] });
    });

    test('returns 404 for an unknown id', async () => {
      const response = await site.send('PATCH', `/api/cart/${crypto.randomUUID()}`, change);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: serverMessages.itemNotFound });
    });
  });

  test.each([
    'x',
    '%00',
    '%ff',
    '..%2f..%2fetc',
    "' or 1=1 --",
    crypto.randomUUID().toUpperCase(),
    `${crypto.randomUUID()}0`,
  ])('PATCH, PUT and DELETE respond with 404 to the id %s and don’t look for it', async (id) => {
    const queries = (['update', 'restore', 'remove'] as const).map((name) => vi.spyOn(storage.carts, name));
    for (const [method, body] of [
      ['PATCH', alba],
      ['PUT', alba],
      ['DELETE', undefined],
    ] as const) {
      const response = await site.send(method, `/api/cart/${id}`, body);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: serverMessages.itemNotFound });
    }
    for (const query of queries) expect(query).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  describe('removing', () => {
    test('returns 204 once and then 404', async () => {
      const email = visitor();
      const [removed, kept] = [await add({ ...alba, email }), await add({ ...alba, email })];
      const response = await site.send('DELETE', `/api/cart/${removed.id}`);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
      expect(await list(email)).toEqual([kept]);
      const again = await site.send('DELETE', `/api/cart/${removed.id}`);
      expect(again.status).toBe(404);
      expect(await again.json()).toEqual({ error: serverMessages.itemNotFound });
      expect((await site.send('PATCH', `/api/cart/${removed.id}`, alba)).status).toBe(404);
    });

    test('succeeds for one of many concurrent requests', async () => {
      const { id } = await add({ ...alba, email: visitor() });
      const responses = await Promise.all(Array.from({ length: 10 }, () => site.send('DELETE', `/api/cart/${id}`)));
      expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 404)).toHaveLength(9);
    });

    test('returns 404 for an unknown id', async () => {
      expect((await site.send('DELETE', `/api/cart/${crypto.randomUUID()}`)).status).toBe(404);
    });
  });

  describe('restoring', () => {
    const remove = async ({ id }: CartItem) => {
      expect((await site.send('DELETE', `/api/cart/${id}`)).status).toBe(204);
    };
    const put = ({ id, ...fields }: CartItem, change: object = {}) =>
      site.send('PUT', `/api/cart/${id}`, { ...fields, ...change });
    const expectNotFound = async (response: Response) => {
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: serverMessages.itemNotFound });
    };
    const removeMiddle = async () => {
      const email = visitor();
      const items: [CartItem, CartItem, CartItem] = [
        await add({ ...alba, email }, key()),
        await add({ ...alba, email, quantity: 2 }, key()),
        await add({ ...alba, email, quantity: 3 }),
      ];
      await remove(items[1]);
      return { email, items };
    };

    test('returns 200 with the item, under its id and at its old position', async () => {
      const { email, items } = await removeMiddle();
      const response = await put(items[1]);
      expect(response.status).toBe(200);
      expect(parseCartItemJson(await response.json())).toEqual(items[1]);
      expect(await list(email)).toEqual(items);
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

    test('a repeat returns the item as it is in the cart and changes nothing', async () => {
      const { email, items } = await removeMiddle();
      await put(items[1]);
      const repeated = await put(items[1], { quantity: 9 });
      expect(repeated.status).toBe(200);
      expect(parseCartItemJson(await repeated.json())).toEqual(items[1]);
      expect(await list(email)).toEqual(items);
    });

    test('works for concurrent repeats', async () => {
      const { email, items } = await removeMiddle();
      const responses = await Promise.all(Array.from({ length: 10 }, () => put(items[1])));
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
      expect(await list(email)).toEqual(items);
    });

    test('keeps the idempotency key of the add', async () => {
      const [email, headers] = [visitor(), key()];
      const item = await add({ ...alba, email }, headers);
      await remove(item);
      await put(item);
      expect(await add({ ...alba, email }, headers)).toEqual(item);
      expect(await list(email)).toEqual([item]);
    });

    test('returns 404 for another e-mail, an unknown id, and an item that was removed too long ago', async () => {
      const { email, items } = await removeMiddle();
      await expectNotFound(await put(items[1], { email: visitor() }));
      await expectNotFound(await put({ ...items[1], id: crypto.randomUUID() }));
      await expectNotFound(await put({ ...items[1], id: 'x' }));
      await storage.carts.deleteTombstones(Date.now() + 1, 1000);
      await expectNotFound(await put(items[1]));
      expect(await list(email)).toEqual([items[0], items[2]]);
    });

    test('rejects an invalid item with 400, and one that is too large with 413', async () => {
      const { items } = await removeMiddle();
      const refused = await put(items[1], { quantity: 0 });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toEqual({ error: cartItemMessages['invalid-quantity'] });
      expect((await put(items[1], { type: undefined })).status).toBe(400);
      expect((await put(items[1], { note: 'x'.repeat(20_000) })).status).toBe(413);
    });

    test('rejects an item with 409 while the cart is full', async () => {
      const email = visitor();
      const first = await add({ ...alba, email });
      await remove(first);
      for (let added = 0; added < maxCartItems; added++) await add({ ...alba, email });
      const response = await put(first);
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({ error: serverMessages.cartFull });
      const [oldest] = await list(email);
      if (oldest) await remove(oldest);
      expect((await put(first)).status).toBe(200);
      expect((await list(email))[0]).toEqual(first);
    });

    test('takes the last place only once, beside adds through several instances', async () => {
      const email = visitor();
      const removed = [await add({ ...alba, email }), await add({ ...alba, email }), await add({ ...alba, email })];
      for (let added = 3; added < maxCartItems; added++) await add({ ...alba, email });
      for (const item of removed) await remove(item);
      await add({ ...alba, email });
      await add({ ...alba, email });
      const others = await Promise.all([1, 2].map(() => openTestStorage(database.url)));
      const instances = [site, ...others.map(({ carts }) => testApp(carts))];
      const responses = await Promise.all(
        instances.flatMap(({ send }) =>
          removed
            .map(({ id, ...fields }) => send('PUT', `/api/cart/${id}`, fields))
            .concat(send('POST', '/api/cart', { ...alba, email }, key())),
        ),
      );
      const stored = responses.filter(({ status }) => status < 300);
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(responses.length - stored.length);
      // Several answers may be repeats of the one restore that was first.
      const ids = await Promise.all(stored.map(async (response) => parseCartItemJson(await response.json())?.id));
      expect(new Set(ids).size).toBe(1);
      expect(await list(email)).toHaveLength(maxCartItems);
      await Promise.all(others.map(({ carts }) => carts.close()));
    });
  });

  test('the site is ready while the storage works', async () => {
    const response = await site.send('GET', '/api/ready');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ready', version });
  });

  test('stored items survive a restart', async () => {
    const email = visitor();
    const item = await add({ ...alba, email });
    await storage.carts.close();
    storage = await openTestStorage(database.url);
    site = testApp(storage.carts);
    expect(await list(email)).toEqual([item]);
    expect(site.reported).toEqual([]);
  });
});
