import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '#scripts/test/databases/postgres.ts';
import { fetchCartTimed } from '#tests/faults/support/api-client.ts';
import { startReverseProxy, type ReverseProxy } from '#tests/faults/support/reverse-proxy.ts';
import { createWriteLog } from '#tests/faults/support/write-log.ts';
import { nginx } from '#tests/support/deploy/nginx.ts';
import { createServerProcess, killRemainingServers, type ServerProcess } from '#tests/support/server-process.ts';

let proxy: ReverseProxy;
afterEach(async () => {
  await proxy.stop();
  await killRemainingServers();
});

describe.runIf(nginx)('two instances behind nginx with one PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  async function startTwoInstances(variables: Record<string, string>): Promise<[ServerProcess, ServerProcess]> {
    const common = { DATABASE_URL: postgres.url, TRUST_PROXY: '1', ...variables };
    const pair: [ServerProcess, ServerProcess] = [await createServerProcess(common), await createServerProcess(common)];
    await Promise.all(pair.map((site) => site.start()));
    return pair;
  }

  test('lose no acknowledged write and fail no read when they are restarted and killed under load', async () => {
    const [one, other] = await startTwoInstances({});
    proxy = await startReverseProxy([one.url, other.url]);
    const writeLog = createWriteLog();
    const stop = new AbortController();
    const reads = { succeeded: 0, failed: 0 };
    const readAgainAndAgain = async () => {
      while (!stop.signal.aborted) {
        const response = await fetchCartTimed(proxy.url).catch(() => undefined);
        reads[response?.status === 200 ? 'succeeded' : 'failed']++;
        await sleep(10);
      }
    };
    const runs = Array.from({ length: 8 }, () => writeLog.runClient(proxy.url, stop.signal));
    const readers = Array.from({ length: 6 }, readAgainAndAgain);
    for (let round = 0; round < 3; round++) {
      for (const site of [one, other]) {
        await sleep(1000);
        expect(await site.stop('SIGTERM'), `round ${round}, ${site.url}`).toBe(0);
        await site.start();
      }
      await sleep(1000);
      await one.stop('SIGKILL');
      await sleep(500);
      await one.start();
    }
    stop.abort();
    await Promise.all([...runs, ...readers]);
    await writeLog.retryPending(proxy.url);
    const result = await writeLog.verify(proxy.url);
    console.log(
      `two instances, 6 rolling restarts, 3 kills: ${JSON.stringify({ ...result, failedWrites: writeLog.failureCount(), reads })}`,
    );
    expect(result).toMatchObject({ lostCount: 0, unexpectedCount: 0 });
    expect(reads.failed).toBe(0);
  });

  test('share the rate limit of a client', async () => {
    const limit = 40;
    const refusedCount = 2 * limit;
    const [one, other] = await startTwoInstances({ RATE_LIMIT_PER_MINUTE: String(limit) });
    proxy = await startReverseProxy([one.url, other.url]);
    // All calls must fall into one minute of the clock.
    const second = (Date.now() / 1000) % 60;
    if (second > 40) await sleep((61 - second) * 1000);
    const statuses: number[] = [];
    for (let call = 0; call < limit + refusedCount; call++) statuses.push((await fetchCartTimed(proxy.url)).status);
    const answeredCount = statuses.filter((status) => status === 200).length;
    expect(answeredCount).toBeLessThanOrEqual(limit);
    expect(answeredCount).toBeGreaterThan(limit / 2);
    expect(statuses.slice(limit)).toEqual(Array.from({ length: refusedCount }, () => 429));
  });
});
