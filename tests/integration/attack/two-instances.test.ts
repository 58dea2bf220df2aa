import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pooledEngines, testEngines } from '#tests/support/engines.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const started: { readonly stop: () => Promise<void> }[] = [];
const folder = makeTestFolder('limit', afterAll);
afterAll(() => Promise.all(started.map((site) => site.stop())));

const read = async ({ url }: ServedSite) => (await fetch(`${url}/api/cart?email=a@b.c`)).status;

test.each([...testEngines.filter(({ name }) => name === 'PostgreSQL'), ...pooledEngines])(
  'two instances with one $name share the rate limit',
  async (engine) => {
    const database = await engine.prepare();
    const limit = { rateLimitPerMinute: 6 };
    // One after the other: while one waits for the other's migration, it may warn that PostgreSQL does not answer.
    const one = await serveSite(database.url, limit);
    const other = await serveSite(database.url, limit);
    started.push({ stop: () => Promise.all([one.stop(), other.stop()]).then(() => database.drop()) });
    const statuses: number[] = [];
    for (let call = 0; call < 5; call++) statuses.push(await read(one), await read(other));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
  },
);

test('checks of health and readiness have no share in the limit', async () => {
  const site = await serveSite(`sqlite:${join(folder, 'site.sqlite')}`, { rateLimitPerMinute: 1 });
  started.push(site);
  const checks = Array.from({ length: 20 }, (_, index) => fetch(`${site.url}/api/${index % 2 ? 'health' : 'ready'}`));
  expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(checks.map(() => 200));
  expect([await read(site), await read(site)]).toEqual([200, 429]);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
});
