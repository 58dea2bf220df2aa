import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '#scripts/test/postgres.ts';
import { createLedger } from './ledger.ts';
import { nginx } from '#tests/nginx.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { endLeftovers, siteProcess, type SiteProcess } from './site-process.ts';
import { read } from './visitor.ts';

let proxy: Proxy;
afterEach(async () => {
  await proxy.stop();
  await endLeftovers();
});

describe.runIf(nginx)('two instances behind nginx with one PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  async function twoInstances(variables: Record<string, string>): Promise<[SiteProcess, SiteProcess]> {
    const common = { DATABASE_URL: postgres.url, TRUST_PROXY: '1', ...variables };
    const pair: [SiteProcess, SiteProcess] = [await siteProcess(common), await siteProcess(common)];
    await Promise.all(pair.map((site) => site.start()));
    return pair;
  }

  test('rolling restarts and a killed instance under load lose no acknowledged write and fail no read', async () => {
    // Both find an empty database, and both migrate it.
    const [one, other] = await twoInstances({});
    proxy = await startProxy([one.url, other.url]);
    const ledger = createLedger();
    const stop = new AbortController();
    const reads = { answered: 0, failed: 0 };
    const reader = async () => {
      while (!stop.signal.aborted) {
        const answer = await read(proxy.url).catch(() => undefined);
        reads[answer?.status === 200 ? 'answered' : 'failed']++;
        await sleep(10);
      }
    };
    const visits = Array.from({ length: 8 }, () => ledger.visit(proxy.url, stop.signal));
    const readers = Array.from({ length: 6 }, reader);
    for (let round = 0; round < 3; round++) {
      for (const site of [one, other]) {
        await sleep(1000);
        expect(await site.end('SIGTERM')).toBe(0);
        await site.start();
      }
      await sleep(1000);
      await one.end('SIGKILL');
      await sleep(500);
      await one.start();
    }
    stop.abort();
    await Promise.all([...visits, ...readers]);
    await ledger.settle(proxy.url);
    const verdict = await ledger.verify(proxy.url);
    console.log(
      `two instances, 6 rolling restarts, 3 kills: ${JSON.stringify({ ...verdict, writesTriedAgain: ledger.failures(), reads })}`,
    );
    expect(verdict).toMatchObject({ lost: 0, surplus: 0 });
    expect(reads.failed).toBe(0);
  });

  test('the limit of calls holds over both', async () => {
    const limit = 40;
    const [one, other] = await twoInstances({ RATE_LIMIT_PER_MINUTE: String(limit) });
    proxy = await startProxy([one.url, other.url]);
    // All within one minute of the clock.
    const second = (Date.now() / 1000) % 60;
    if (second > 40) await sleep((61 - second) * 1000);
    const statuses: number[] = [];
    for (let call = 0; call < limit * 3; call++) statuses.push((await read(proxy.url)).status);
    // The first calls came while the instances were asked for their health, by another address of this machine or the same.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(limit);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(limit - 20);
    expect(statuses.slice(limit)).toEqual(Array.from({ length: limit * 2 }, () => 429));
  });
});
