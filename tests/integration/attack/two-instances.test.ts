import { expect, test } from 'vitest';
import { pooledEngines, postgresEngines, sqliteEngine, type TestEngine } from '#tests/support/engines.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';

const limit = 6;
const refusedCount = 4;

async function serveTwice(engine: TestEngine): Promise<[ServedSite, ServedSite]> {
  const database = await engine.prepare();
  const env = { rateLimitPerMinute: limit, trustedProxies: 1 };
  // The instances start one after the other, because an instance that waits for the other's migration may warn that
  // PostgreSQL does not answer.
  const firstInstance = await serveSite(database.url, env);
  const secondInstance = await serveSite(database.url, env);
  return [firstInstance, secondInstance];
}

const read = ({ url }: ServedSite, client = '192.0.2.1') =>
  fetch(`${url}/api/cart?email=a@b.c`, { headers: { 'X-Forwarded-For': client } });

async function readStatuses(sites: readonly ServedSite[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const site of sites) statuses.push((await read(site)).status);
  return statuses;
}

const answered = Array.from({ length: limit }, () => 200);

test.each([...postgresEngines, ...pooledEngines])(
  'two instances with one $name share the rate limit of a client',
  async (engine) => {
    const [firstInstance, secondInstance] = await serveTwice(engine);
    const alternating = Array.from({ length: limit + refusedCount }, (_, call) =>
      call % 2 === 0 ? firstInstance : secondInstance,
    );
    expect(await readStatuses(alternating)).toEqual([...answered, ...Array.from({ length: refusedCount }, () => 429)]);
    expect(Number((await read(firstInstance)).headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await read(secondInstance, '192.0.2.2')).status).toBe(200);
  },
);

test('two instances with one SQLite count for themselves', async () => {
  const [firstInstance, secondInstance] = await serveTwice(sqliteEngine);
  const repeat = (site: ServedSite) => Array.from({ length: limit + 1 }, () => site);
  expect(await readStatuses(repeat(firstInstance))).toEqual([...answered, 429]);
  expect(await readStatuses(repeat(secondInstance))).toEqual([...answered, 429]);
});
