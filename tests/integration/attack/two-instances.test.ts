import { expect, test } from 'vitest';
import { pooledEngines, postgresEngines, sqliteEngine, type TestEngine } from '#tests/support/engines.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';

const limit = 6;

async function startTwo(engine: TestEngine): Promise<[ServedSite, ServedSite]> {
  const database = await engine.prepare();
  const env = { rateLimitPerMinute: limit, trustedProxies: 1 };
  // The instances start one after the other, because an instance that waits for the other's migration may warn that
  // PostgreSQL does not answer.
  const one = await serveSite(database.url, env);
  const other = await serveSite(database.url, env);
  return [one, other];
}

const read = ({ url }: ServedSite, client = '192.0.2.1') =>
  fetch(`${url}/api/cart?email=a@b.c`, { headers: { 'X-Forwarded-For': client } });

test.each([...postgresEngines, ...pooledEngines])(
  'two instances with one $name share the rate limit of a client',
  async (engine) => {
    const [one, other] = await startTwo(engine);
    const statuses: number[] = [];
    for (let call = 0; call < 5; call++) statuses.push((await read(one)).status, (await read(other)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
    expect(Number((await read(one)).headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await read(other, '192.0.2.2')).status).toBe(200);
  },
);

test('two instances with one SQLite count for themselves', async () => {
  const [one, other] = await startTwo(sqliteEngine);
  for (const site of [one, other]) {
    for (let call = 0; call < limit; call++) expect((await read(site)).status).toBe(200);
    expect((await read(site)).status).toBe(429);
  }
});
