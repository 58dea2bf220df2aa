import fc from 'fast-check';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { parseCartItemJson, parseCartJson } from '#contract';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { parseCartItem } from '#domain/cart/parse-cart-item.ts';
import { listen } from '#server/http/listen.ts';
import { loadSite } from '#server/static/site.ts';
import { createSqlCartRepository } from '#server/storage/carts/sql-cart-repository.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import {
  anyBody,
  anyHeaders,
  anyMethod,
  anyPath,
  anyText,
  anyType,
  headerValue,
  itemLike,
} from '#tests/integration/support/generators.ts';
import { exchange } from '#tests/support/exchange.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 400);
vi.setConfig({ testTimeout: Math.max(180_000, numRuns * 20) });
const minValidShare = 1 / 20;

const db = await openAndMigrateSqlite(':memory:');
const carts = createSqlCartRepository(db, 'sqlite');
const built = writeBuiltSite(afterAll);
const site = createTestApi(carts, { site: loadSite(built.folder, company, 'http://localhost:3000') });
afterAll(() => db.destroy());

const knownMessages = new Set<string>([...Object.values(cartItemErrors), ...Object.values(serverErrors)]);

async function expectRejection(response: Response): Promise<void> {
  const body: unknown = await response.json();
  expect(Object.keys(body ?? {})).toEqual(['error']);
  expect(knownMessages).toContain(Object.values(body ?? {})[0]);
}

type Operation = (known: CartItem, quantity: number) => Promise<void>;

/** One cart, beside the list that it must equal. Each operation changes both, and checks the response. */
function createModel(email: string) {
  const sent: CartItem[] = [];
  let expected: readonly CartItem[] = [];
  const isStored = (id: string) => expected.some((item) => item.id === id);
  const composeKey = (index: number) => `key-${index}`;
  const findPlace = ({ id }: CartItem) => sent.findIndex((each) => each.id === id);

  const add = async (quantity: number) => {
    const item = await carts.add({ ...albaOfAna, email, quantity }, composeKey(sent.length));
    sent.push(item);
    expected = [...expected, item];
  };
  const operations: Readonly<Record<'repeat' | 'change' | 'remove' | 'restore', Operation>> = {
    repeat: async (known, quantity) => {
      const repeated = carts.add({ ...albaOfAna, email, quantity }, composeKey(findPlace(known)));
      if (quantity === known.quantity) expect((await repeated).id).toBe(known.id);
      else await expect(repeated).rejects.toMatchObject({ name: 'CartConflictError', reason: 'key-reused' });
    },
    change: async ({ id }, quantity) => {
      await site.send('PATCH', `/api/cart/${id}`, { ...albaOfAna, quantity });
      expected = expected.map((item) => (item.id === id ? { ...item, quantity } : item));
    },
    remove: async ({ id }) => {
      const { status } = await site.send('DELETE', `/api/cart/${id}`);
      expect(status).toBe(isStored(id) ? 204 : 404);
      expected = expected.filter((item) => item.id !== id);
    },
    restore: async (known, quantity) => {
      const { id, ...fields } = { ...known, quantity };
      expect((await site.send('PUT', `/api/cart/${id}`, fields)).status).toBe(200);
      if (isStored(id)) return;
      expected = [...expected, { id, ...fields }].toSorted((a, b) => findPlace(a) - findPlace(b));
    },
  };
  return { add, operations, findKnown: (at: number) => sent[at % sent.length], getExpected: () => expected };
}

describe('with any input,', () => {
  afterAll(() => {
    if (site.reportedErrors.length > 0) throw new AggregateError(site.reportedErrors, 'a request met a bug');
  });

  test('POST stores exactly the valid items and rejects the rest with a known message', async () => {
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(anyBody, anyType, async (body, type) => {
        const headers = { 'Content-Type': type };
        const response = await site.request('/api/cart', { method: 'POST', headers, body });
        if (response.status !== 201) {
          expect([400, 409, 413, 415]).toContain(response.status);
          return expectRejection(response);
        }
        stored++;
        const item = parseCartItemJson(await response.json());
        // Sending the text as UTF-8 replaces its lone surrogates.
        const text = typeof body === 'string' ? body.toWellFormed() : new TextDecoder().decode(body);
        const checked = parseCartItem(JSON.parse(text));
        expect(checked).toEqual({ ok: true, value: { ...item, id: undefined } });
        expect(await carts.list(item?.email ?? '')).toContainEqual(item);
      }),
      { numRuns },
    );
    expect(stored).toBeGreaterThan(numRuns * minValidShare);
    expect(stored).toBeLessThan(numRuns);
  });

  test('GET returns a list or a known message', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.boolean(), async (email, isEncoded) => {
        const query = isEncoded ? encodeURIComponent(email.toWellFormed()) : email.replaceAll('#', '');
        const response = await site.request(`/api/cart?email=${query}`);
        if (response.status === 200) expect(parseCartJson(await response.json())).toBeDefined();
        else {
          expect(response.status).toBe(400);
          await expectRejection(response);
        }
      }),
      { numRuns },
    );
  });

  test('PATCH returns the item with its owner and type, or a known message', async () => {
    const { id } = await carts.add(albaOfAna);
    await fc.assert(
      fc.asyncProperty(itemLike, fc.oneof(fc.constant(id), anyText), async (body, target) => {
        const path = `/api/cart/${encodeURIComponent(target.toWellFormed()) || 'none'}`;
        const response = await site.send('PATCH', path, body);
        if (response.status === 200) {
          expect(parseCartItemJson(await response.json())).toMatchObject({
            id,
            email: albaOfAna.email,
            type: albaOfAna.type,
          });
        } else {
          expect([400, 404]).toContain(response.status);
          await expectRejection(response);
        }
      }),
      { numRuns },
    );
  });

  test('every method gets a status below 500 on any path', async () => {
    await fc.assert(
      fc.asyncProperty(anyMethod, anyPath, anyHeaders, anyBody, async (method, path, headers, body) => {
        const url = URL.parse(path, 'http://localhost');
        fc.pre(url?.host === 'localhost');
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const response = await site.request(new Request(url, { method, headers, ...(hasBody && { body }) }));
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        const isApi = /^\/api(\/|$)/.test(url.pathname);
        if (isApi && method !== 'HEAD' && response.status >= 400) await expectRejection(response);
        if (!isApi) expect(await response.text()).not.toContain('<script>alert(1)');
      }),
      { numRuns },
    );
  });

  test('two requests with one idempotency key get the same answer', async () => {
    await fc.assert(
      fc.asyncProperty(headerValue, fc.emailAddress(), async (key, email) => {
        const send = () => site.send('POST', '/api/cart', { ...albaOfAna, email }, { 'Idempotency-Key': key });
        const [answer, secondAnswer] = await Promise.all([send(), send()]);
        expect(secondAnswer.status).toBe(answer.status);
        if (answer.status === 201) expect(await secondAnswer.json()).toEqual(await answer.json());
        else await expectRejection(answer);
      }),
      { numRuns },
    );
  });
});

test('any sequence of adds, changes, removals and restores matches a list as model', async () => {
  const step = fc.record({
    action: fc.constantFrom('add', 'add', 'repeat', 'change', 'remove', 'remove', 'restore'),
    at: fc.nat(20),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const email = `model-${++runs}@example.com`;
      const { add, operations, findKnown, getExpected } = createModel(email);
      for (const [index, { action, at, quantity }] of steps.entries()) {
        const known = findKnown(at);
        if (action === 'add' || !known) await add(quantity);
        else await operations[action](known, quantity);
        expect(await carts.list(email), `${action}, step ${index + 1}`).toEqual(getExpected());
      }
    }),
    { numRuns: Math.min(numRuns, 2000) },
  );
});

test('no bytes make the server fail, neither for their client nor for others', async () => {
  const server = await listen(site.fetch, {
    port: 0,
    host: '127.0.0.1',
    siteUrl: 'http://localhost',
    reportError: (error) => void site.reportedErrors.push(error),
  });
  onTestFinished(server.stop);
  const line = fc.oneof(
    anyText,
    fc.constantFrom('Host: site', 'Content-Length: 5', 'Transfer-Encoding: chunked', ': x'),
  );
  const request = fc
    .tuple(
      anyMethod,
      fc.oneof(anyPath, anyText),
      fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9', ''),
      fc.array(line),
      anyText,
    )
    .map(
      ([method, path, version, lines, body]) => `${method} ${path} ${version}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    );
  await fc.assert(
    fc.asyncProperty(fc.oneof(request, anyText), async (bytes) => {
      expect(await exchange(server.port, Buffer.from(bytes), { isHalfClosed: true })).not.toMatch(/^HTTP\/1\.1 5/);
    }),
    { numRuns: Math.min(numRuns, 5000) },
  );
  expect((await fetch(`http://127.0.0.1:${server.port}/api/health`)).status).toBe(200);
});
