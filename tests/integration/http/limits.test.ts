import { beforeEach, expect, test } from 'vitest';
import { serverErrors as spanish } from '#content/es/server/server-errors.ts';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { sqliteEngine, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { postItem } from '#tests/support/post-item.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';
import { serverErrors } from '#text/server/server-errors.ts';

let database: TestDatabase;
let site: ServedSite;

beforeEach(async () => {
  database = await sqliteEngine.prepare();
});

const add = (email: string, headers?: Readonly<Record<string, string>>) =>
  postItem(site.url, { ...albaOfAna, email }, headers);

test('a client that has added to its carts of the day gets 429 for another one, and others do not', async () => {
  site = await serveSite(database.url, { rateLimitPerMinute: 100, cartsPerDay: 2, trustedProxies: 1 });
  for (const email of ['a@b.co', 'c@d.co', ' A@B.co ']) expect((await add(email)).status).toBe(201);
  const refused = await add('e@f.co');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(await refused.json()).toEqual({ error: serverErrors['too-many-carts'] });
  const inSpanish = await add('e@f.co', { 'Accept-Language': 'es' });
  expect(await inSpanish.json()).toEqual({ error: spanish['too-many-carts'] });
  expect((await add('c@d.co')).status).toBe(201);
  expect((await add('e@f.co', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(201);
  expect((await fetch(`${site.url}/api/cart?email=e@f.co`)).status).toBe(200);
});

test('a rejected item uses up no cart of the day', async () => {
  site = await serveSite(database.url, { rateLimitPerMinute: 100, cartsPerDay: 1 });
  const wrong = await postItem(site.url, { ...albaOfAna, quantity: 0, email: 'other@example.com' });
  expect(wrong.status).toBe(400);
  expect((await add(albaOfAna.email)).status).toBe(201);
});

test('a full storage refuses adds with 503, and reads, changes and removes its items', async () => {
  site = await serveSite(database.url, { maxRows: 1 });
  const { _id: id } = (await (await add('a@b.co')).json()) as { _id: string };
  expect((await add('c@d.co')).status).toBe(503);
  expect(site.reportedErrors).toEqual([
    new StorageUnavailableError('the storage is full: it holds 1 rows (MAX_ITEMS)'),
  ]);
  expect((await fetch(`${site.url}/api/cart?email=a@b.co`)).status).toBe(200);
  const changed = await fetch(`${site.url}/api/cart/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ quantity: 3, packWeight: '1', unit: 'kg' }),
  });
  expect(changed.status).toBe(200);
  const removed = await fetch(`${site.url}/api/cart/${id}`, { method: 'DELETE' });
  expect(removed.status).toBe(204);
});

test('checks of health and readiness have no share in the limit', async () => {
  site = await serveSite(database.url, { rateLimitPerMinute: 1 });
  const checks = Array.from({ length: 20 }, (_, index) => fetch(`${site.url}/api/${index % 2 ? 'health' : 'ready'}`));
  expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(checks.map(() => 200));
  const readCart = async () => (await fetch(`${site.url}/api/cart?email=a@b.c`)).status;
  expect([await readCart(), await readCart()]).toEqual([200, 429]);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
});
