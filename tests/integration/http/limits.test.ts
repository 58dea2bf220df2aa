import { beforeEach, describe, expect, test } from 'vitest';
import { serverErrors as spanish } from '#content/es/server/server-errors.ts';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { dayMs } from '#domain/day.ts';
import { sqliteEngine, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { postItem } from '#tests/support/post-item.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';
import { serverErrors } from '#text/server/server-errors.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await sqliteEngine.prepare();
});

const addTo = (site: ServedSite, email: string, headers?: Readonly<Record<string, string>>) =>
  postItem(site.url, { ...albaOfAna, email }, headers);

const daySeconds = dayMs / 1000;
const maxTestSeconds = 400;

const usedCarts = ['a@b.co', 'c@d.co'] as const;
const furtherCart = 'e@f.co';

async function useUpCartsOfDay(): Promise<ServedSite> {
  const served = await serveSite(database.url, {
    rateLimitPerMinute: 100,
    cartsPerDay: usedCarts.length,
    trustedProxies: 1,
  });
  const [first, second] = usedCarts;
  const statuses = [(await addTo(served, first)).status, (await addTo(served, second)).status];
  expect(statuses).toEqual([201, 201]);
  return served;
}

async function serveFullStorage(): Promise<{ site: ServedSite; id: string }> {
  const site = await serveSite(database.url, { maxRows: 1 });
  const { _id: id } = (await (await addTo(site, 'a@b.co')).json()) as { _id: string };
  return { site, id };
}

describe('a client that has used up its carts of the day', () => {
  let site: ServedSite;
  beforeEach(async () => {
    site = await useUpCartsOfDay();
  });

  test('gets 429 for another one, for about a day', async () => {
    const refused = await addTo(site, furtherCart);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(daySeconds - maxTestSeconds);
    expect(await refused.json()).toEqual({ error: serverErrors['too-many-carts'] });
  });

  test('reads why in its language', async () => {
    const inSpanish = await addTo(site, furtherCart, { 'Accept-Language': 'es' });
    expect(await inSpanish.json()).toEqual({ error: spanish['too-many-carts'] });
  });

  test('still adds to these carts, however it writes their addresses', async () => {
    const statuses = [(await addTo(site, usedCarts[1])).status, (await addTo(site, ' A@B.co ')).status];
    expect(statuses).toEqual([201, 201]);
  });

  test('still reads another cart', async () => {
    expect((await addTo(site, furtherCart)).status).toBe(429);
    expect((await fetch(`${site.url}/api/cart?email=${furtherCart}`)).status).toBe(200);
  });

  test('keeps no other client from adding', async () => {
    expect((await addTo(site, furtherCart)).status).toBe(429);
    expect((await addTo(site, furtherCart, { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(201);
  });
});

test('a rejected item uses up no cart of the day', async () => {
  const site = await serveSite(database.url, { rateLimitPerMinute: 100, cartsPerDay: 1 });
  const wrong = await postItem(site.url, { ...albaOfAna, quantity: 0, email: 'other@example.com' });
  expect(wrong.status).toBe(400);
  expect((await addTo(site, albaOfAna.email)).status).toBe(201);
});

test('a full storage refuses adds with 503', async () => {
  const { site } = await serveFullStorage();
  expect((await addTo(site, 'c@d.co')).status).toBe(503);
  expect(site.reportedErrors).toEqual([
    new StorageUnavailableError('the storage is full: it holds 1 rows (MAX_ITEMS)'),
  ]);
});

test('a full storage reads, changes and removes its items', async () => {
  const { site, id } = await serveFullStorage();
  expect((await addTo(site, 'c@d.co')).status).toBe(503);
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

test('the rate limit applies neither to checks of health and readiness nor to pages', async () => {
  const site = await serveSite(database.url, { rateLimitPerMinute: 1 });
  const checks = Array.from({ length: 20 }, (_, index) => fetch(`${site.url}/api/${index % 2 ? 'health' : 'ready'}`));
  expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(checks.map(() => 200));
  const readCart = async () => (await fetch(`${site.url}/api/cart?email=a@b.c`)).status;
  expect([await readCart(), await readCart()]).toEqual([200, 429]);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
});
