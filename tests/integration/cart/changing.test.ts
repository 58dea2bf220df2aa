import { describe, expect, test, vi } from 'vitest';
import { parseCartItemJson } from '#contract';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { describeOnAllEngines, newEmail, newKeyHeader } from '#tests/integration/support/cart-site.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';

describeOnAllEngines('an item of a cart', (site) => {
  const { add, list, send } = site;

  describe('a note', () => {
    const packs = { quantity: 7, packWeight: '0.25', unit: 'ml' };
    const patchWithPacks = ({ id }: CartItem, change: object) =>
      send('PATCH', `/api/cart/${id}`, { ...packs, ...change });

    test.each([{}, { note: '' }, { note: '  ' }, { note: null }])(
      'left out as %j: the answers do not name it',
      async (none) => {
        const email = newEmail();
        const answer = await (await send('POST', '/api/cart', { ...albaOfAna, email, ...none })).text();
        const id = parseCartItemJson(JSON.parse(answer))?.id ?? '';
        const fields = `"category":"Cinnamon","type":"Alba","quantity":2,"packWeight":"25","unit":"kg","email":"${email}"`;
        expect(answer).toBe(`{"_id":"${id}",${fields}}`);
        const listed = await send('GET', `/api/cart?email=${email}`);
        expect(await listed.text()).toBe(`[${answer}]`);
      },
    );

    test('is stored trimmed, and the last field of all answers', async () => {
      const email = newEmail();
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
      const email = newEmail();
      const item = await add({ ...albaOfAna, email });
      const { id: _id, ...fields } = item;
      const responses = [
        await send('POST', '/api/cart', { ...albaOfAna, email, note }),
        await patchWithPacks(item, { note }),
        await send('PUT', `/api/cart/${item.id}`, { ...fields, note }),
      ];
      for (const response of responses) {
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ error: cartItemErrors[error] });
      }
      expect(await list(email)).toEqual([item]);
    });

    test('is kept if PATCH names none', async () => {
      const item = await add({ ...albaOfAna, email: newEmail(), note: 'FAQ' });
      expect(parseCartItemJson(await (await patchWithPacks(item, {})).json())).toEqual({ ...item, ...packs });
    });

    test('is changed by PATCH', async () => {
      const email = newEmail();
      const item = await add({ ...albaOfAna, email, note: 'FAQ' });
      await patchWithPacks(item, { note: '60 mesh' });
      expect(await list(email)).toEqual([{ ...item, ...packs, note: '60 mesh' }]);
    });

    test('is erased by an empty one', async () => {
      const email = newEmail();
      const item = await add({ ...albaOfAna, email, note: 'FAQ' });
      const { note: _note, ...bare } = item;
      expect(parseCartItemJson(await (await patchWithPacks(item, { note: '' })).json())).toStrictEqual({
        ...bare,
        ...packs,
      });
      expect(await list(email)).toStrictEqual([{ ...bare, ...packs }]);
    });

    test('comes back with a removed item if PUT names it', async () => {
      const email = newEmail();
      const item = await add({ ...albaOfAna, email, note: 'FAQ' });
      const { id, note: _note, ...bare } = item;
      for (const [fields, expected] of [
        [{ ...bare, note: 'FAQ' }, item],
        [bare, { id, ...bare }],
      ] as const) {
        await send('DELETE', `/api/cart/${id}`);
        expect(parseCartItemJson(await (await send('PUT', `/api/cart/${id}`, fields)).json())).toStrictEqual(expected);
        expect(await list(email)).toStrictEqual([expected]);
      }
    });

    test('tells two items apart that are equal otherwise', async () => {
      const email = newEmail();
      const items = [
        await add({ ...albaOfAna, email, note: '8 cm' }),
        await add({ ...albaOfAna, email, note: '12 cm' }),
      ];
      expect(await list(email)).toEqual(items);
    });

    test.each([
      ['another one', '12 cm'],
      ['none', undefined],
    ])('belongs to the idempotency key: %s is rejected with 409, also after the item was removed', async (_, other) => {
      const [email, headers] = [newEmail(), newKeyHeader()];
      const item = await add({ ...albaOfAna, email, note: '8 cm' }, headers);
      expect(await add({ ...albaOfAna, email, note: '8 cm' }, headers)).toEqual(item);
      for (const removeFirst of [false, true]) {
        if (removeFirst) await send('DELETE', `/api/cart/${item.id}`);
        const response = await send('POST', '/api/cart', { ...albaOfAna, email, note: other }, headers);
        expect(response.status).toBe(409);
        expect(await response.json()).toEqual({ error: serverErrors['key-reused'] });
      }
      expect(await add({ ...albaOfAna, email, note: '8 cm' }, headers)).toEqual(item);
      expect(await list(email)).toEqual([]);
    });
  });

  describe('changing', () => {
    const change = { quantity: 7, packWeight: '0.25', unit: 'ml' } as const;

    test('returns 200 with the changed item and keeps its position', async () => {
      const email = newEmail();
      const first = await add({ ...albaOfAna, email });
      const second = await add({ ...albaOfAna, email });
      const response = await send('PATCH', `/api/cart/${first.id}`, change);
      expect(response.status).toBe(200);
      expect(parseCartItemJson(await response.json())).toEqual({ ...first, ...change });
      expect(await list(email)).toEqual([{ ...first, ...change }, second]);
    });

    test('changes nothing but quantity, weight, unit and note', async () => {
      const first = await add({ ...albaOfAna, email: newEmail() });
      const changes = { ...change, note: '8 cm' };
      const response = await send('PATCH', `/api/cart/${first.id}`, { ...changes, type: 'H2', email: 'x@y.z' });
      expect(parseCartItemJson(await response.json())).toEqual({ ...first, ...changes });
    });

    test('rejects an invalid value with 400 and its message', async () => {
      const first = await add({ ...albaOfAna, email: newEmail() });
      const response = await send('PATCH', `/api/cart/${first.id}`, { ...change, quantity: 0 });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: cartItemErrors['invalid-quantity'] });
    });

    test('returns 404 for an unknown id', async () => {
      const response = await send('PATCH', `/api/cart/${crypto.randomUUID()}`, change);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: serverErrors['item-not-found'] });
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
    const queries = (['update', 'restore', 'remove'] as const).map((name) => vi.spyOn(site.getCartRepository(), name));
    for (const [method, body] of [
      ['PATCH', albaOfAna],
      ['PUT', albaOfAna],
      ['DELETE', undefined],
    ] as const) {
      const response = await send(method, `/api/cart/${id}`, body);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: serverErrors['item-not-found'] });
    }
    for (const query of queries) expect(query).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  describe('removing', () => {
    test('returns 204 once and then 404', async () => {
      const email = newEmail();
      const [removed, kept] = [await add({ ...albaOfAna, email }), await add({ ...albaOfAna, email })];
      const response = await send('DELETE', `/api/cart/${removed.id}`);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
      expect(await list(email)).toEqual([kept]);
      const again = await send('DELETE', `/api/cart/${removed.id}`);
      expect(again.status).toBe(404);
      expect(await again.json()).toEqual({ error: serverErrors['item-not-found'] });
      expect((await send('PATCH', `/api/cart/${removed.id}`, albaOfAna)).status).toBe(404);
    });

    test('succeeds for one of many concurrent requests', async () => {
      const { id } = await add({ ...albaOfAna, email: newEmail() });
      const responses = await Promise.all(Array.from({ length: 10 }, () => send('DELETE', `/api/cart/${id}`)));
      expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 404)).toHaveLength(9);
    });

    test('returns 404 for an unknown id', async () => {
      expect((await send('DELETE', `/api/cart/${crypto.randomUUID()}`)).status).toBe(404);
    });
  });
});
