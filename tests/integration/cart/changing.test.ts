import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseCartItemJson } from '#contract';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { createEmail, createKeyHeader, describeOnAllEngines } from '#tests/integration/support/cart-site.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';

async function readAnswer(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await response.json() };
}

const notFound = { status: 404, body: { error: serverErrors['item-not-found'] } };

describeOnAllEngines('an item of a cart', (site) => {
  const { add, list, send } = site;

  describe('a note', () => {
    const packs = { quantity: 7, packWeight: '0.25', unit: 'ml' };
    const patchWithPacks = ({ id }: CartItem, change: object) =>
      send('PATCH', `/api/cart/${id}`, { ...packs, ...change });

    test.each([{}, { note: '' }, { note: '  ' }, { note: null }])(
      'is not named by the answers if it is left out as %j',
      async (none) => {
        const email = createEmail();
        const answer = await (await send('POST', '/api/cart', { ...albaOfAna, email, ...none })).text();
        const id = parseCartItemJson(JSON.parse(answer))?.id ?? '';
        const fields = `"category":"Cinnamon","type":"Alba","quantity":2,"packWeight":"25","unit":"kg","email":"${email}"`;
        expect(answer).toBe(`{"_id":"${id}",${fields}}`);
        const listed = await send('GET', `/api/cart?email=${email}`);
        expect(await listed.text()).toBe(`[${answer}]`);
      },
    );

    test('is stored trimmed, and the last field of all answers', async () => {
      const email = createEmail();
      const response = await send('POST', '/api/cart', { ...albaOfAna, note: ' 8 cm cut; our no. 4711 ', email });
      const answer = await response.text();
      expect(answer).toMatch(/"email":"[^"]*","note":"8 cm cut; our no\. 4711"\}$/);
      expect(Object.keys(JSON.parse(answer) as object)).toHaveLength(8);
      const listed = await send('GET', `/api/cart?email=${email}`);
      expect(await listed.text()).toBe(`[${answer}]`);
    });

    test.each([
      ['of 121 characters', 'x'.repeat(121), 'note-too-long'],
      ['with a line break', '8 cm\ncut', 'invalid-note'],
      ['with a change of direction', '8 cm \u202Etuc', 'invalid-note'],
      ['that is a number', 8, 'invalid-note'],
    ] as const)('%s is rejected with 400 and its message', async (_, note, error) => {
      const email = createEmail();
      const item = await add({ ...albaOfAna, email });
      const { id: _id, ...fields } = item;
      const rejected = { status: 400, body: { error: cartItemErrors[error] } };
      expect({
        POST: await readAnswer(await send('POST', '/api/cart', { ...albaOfAna, email, note })),
        PATCH: await readAnswer(await patchWithPacks(item, { note })),
        PUT: await readAnswer(await send('PUT', `/api/cart/${item.id}`, { ...fields, note })),
      }).toEqual({ POST: rejected, PATCH: rejected, PUT: rejected });
      expect(await list(email)).toEqual([item]);
    });

    test('is kept if PATCH names none', async () => {
      const item = await add({ ...albaOfAna, email: createEmail(), note: 'FAQ' });
      expect(parseCartItemJson(await (await patchWithPacks(item, {})).json())).toEqual({ ...item, ...packs });
    });

    test('is changed by PATCH', async () => {
      const email = createEmail();
      const item = await add({ ...albaOfAna, email, note: 'FAQ' });
      await patchWithPacks(item, { note: '60 mesh' });
      expect(await list(email)).toEqual([{ ...item, ...packs, note: '60 mesh' }]);
    });

    test('is erased by an empty one', async () => {
      const email = createEmail();
      const item = await add({ ...albaOfAna, email, note: 'FAQ' });
      const { note: _note, ...bare } = item;
      expect(parseCartItemJson(await (await patchWithPacks(item, { note: '' })).json())).toStrictEqual({
        ...bare,
        ...packs,
      });
      expect(await list(email)).toStrictEqual([{ ...bare, ...packs }]);
    });

    test.each([{ note: 'FAQ' }, {}])('of a removed item is then what PUT names: %j', async (named) => {
      const email = createEmail();
      const { id, note: _note, ...bare } = await add({ ...albaOfAna, email, note: 'FAQ' });
      await send('DELETE', `/api/cart/${id}`);
      const restored = await send('PUT', `/api/cart/${id}`, { ...bare, ...named });
      expect(parseCartItemJson(await restored.json())).toStrictEqual({ id, ...bare, ...named });
      expect(await list(email)).toStrictEqual([{ id, ...bare, ...named }]);
    });

    test('tells two items apart that are equal otherwise', async () => {
      const email = createEmail();
      const items = [
        await add({ ...albaOfAna, email, note: '8 cm' }),
        await add({ ...albaOfAna, email, note: '12 cm' }),
      ];
      expect(await list(email)).toEqual(items);
    });

    describe.each([
      ['another one', { note: '12 cm' }],
      ['none', {}],
    ])('belongs to the idempotency key: with the same key, %s', (_, other) => {
      const noted = { ...albaOfAna, note: '8 cm' };
      const keyReused = { status: 409, body: { error: serverErrors['key-reused'] } };

      test('is rejected with 409', async () => {
        const [email, headers] = [createEmail(), createKeyHeader()];
        const item = await add({ ...noted, email }, headers);
        const answer = await readAnswer(await send('POST', '/api/cart', { ...albaOfAna, email, ...other }, headers));
        expect(answer).toEqual(keyReused);
        expect(await add({ ...noted, email }, headers)).toEqual(item);
        expect(await list(email)).toEqual([item]);
      });

      test('is rejected with 409 also after the item was removed', async () => {
        const [email, headers] = [createEmail(), createKeyHeader()];
        const item = await add({ ...noted, email }, headers);
        await send('DELETE', `/api/cart/${item.id}`);
        const answer = await readAnswer(await send('POST', '/api/cart', { ...albaOfAna, email, ...other }, headers));
        expect(answer).toEqual(keyReused);
        expect(await add({ ...noted, email }, headers)).toEqual(item);
        expect(await list(email)).toEqual([]);
      });
    });
  });

  describe('changing', () => {
    const change = { quantity: 7, packWeight: '0.25', unit: 'ml' } as const;

    test('returns 200 with the changed item and keeps its position', async () => {
      const email = createEmail();
      const item = await add({ ...albaOfAna, email });
      const nextItem = await add({ ...albaOfAna, email });
      const response = await send('PATCH', `/api/cart/${item.id}`, change);
      expect(response.status).toBe(200);
      expect(parseCartItemJson(await response.json())).toEqual({ ...item, ...change });
      expect(await list(email)).toEqual([{ ...item, ...change }, nextItem]);
    });

    test('changes nothing but quantity, weight, unit and note', async () => {
      const item = await add({ ...albaOfAna, email: createEmail() });
      const changes = { ...change, note: '8 cm' };
      const response = await send('PATCH', `/api/cart/${item.id}`, { ...changes, type: 'H2', email: 'x@y.z' });
      expect(parseCartItemJson(await response.json())).toEqual({ ...item, ...changes });
    });

    test('rejects an invalid value with 400 and its message', async () => {
      const item = await add({ ...albaOfAna, email: createEmail() });
      const response = await send('PATCH', `/api/cart/${item.id}`, { ...change, quantity: 0 });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: cartItemErrors['invalid-quantity'] });
    });

    test('returns 404 for an unknown id', async () => {
      const response = await send('PATCH', `/api/cart/${crypto.randomUUID()}`, change);
      expect(await readAnswer(response)).toEqual(notFound);
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
  ])('is not looked for by PATCH, PUT and DELETE with the id %s, which return 404', async (id) => {
    const spyOn = (name: 'update' | 'restore' | 'remove') => vi.spyOn(site.getCartRepository(), name);
    onTestFinished(() => void vi.restoreAllMocks());
    const [update, restore, remove] = [spyOn('update'), spyOn('restore'), spyOn('remove')];
    expect({
      PATCH: await readAnswer(await send('PATCH', `/api/cart/${id}`, albaOfAna)),
      PUT: await readAnswer(await send('PUT', `/api/cart/${id}`, albaOfAna)),
      DELETE: await readAnswer(await send('DELETE', `/api/cart/${id}`)),
    }).toEqual({ PATCH: notFound, PUT: notFound, DELETE: notFound });
    expect(update).not.toHaveBeenCalled();
    expect(restore).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });

  describe('removing', () => {
    test('returns 204 and leaves the other items', async () => {
      const email = createEmail();
      const [removed, kept] = [await add({ ...albaOfAna, email }), await add({ ...albaOfAna, email })];
      const response = await send('DELETE', `/api/cart/${removed.id}`);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
      expect(await list(email)).toEqual([kept]);
    });

    test.each([
      ['DELETE', undefined],
      ['PATCH', albaOfAna],
    ])('lets a later %s of the item return 404', async (method, body) => {
      const { id } = await add({ ...albaOfAna, email: createEmail() });
      await send('DELETE', `/api/cart/${id}`);
      expect(await readAnswer(await send(method, `/api/cart/${id}`, body))).toEqual(notFound);
    });

    test('succeeds for one of many concurrent requests', async () => {
      const { id } = await add({ ...albaOfAna, email: createEmail() });
      const responses = await Promise.all(Array.from({ length: 10 }, () => send('DELETE', `/api/cart/${id}`)));
      const countStatus = (status: number) => responses.filter((response) => response.status === status).length;
      expect([countStatus(204), countStatus(404)]).toEqual([1, 9]);
    });

    test('returns 404 for an unknown id', async () => {
      expect((await send('DELETE', `/api/cart/${crypto.randomUUID()}`)).status).toBe(404);
    });
  });
});
