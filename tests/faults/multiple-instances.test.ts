import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '#scripts/test/databases/postgres.ts';
import { fetchCartTimed } from '#tests/faults/support/api-client.ts';
import { startReverseProxy, type ReverseProxy } from '#tests/faults/support/reverse-proxy.ts';
import { createWriteLog } from '#tests/faults/support/write-log.ts';
import { nginx } from '#tests/support/deploy/nginx.ts';
import { createServerProcess, killRemainingServers, type ServerProcess } from '#tests/support/server-process.ts';

const rounds = 3;
const writerCount = 8;
const readerCount = 6;

let proxy: ReverseProxy;
afterEach(async () => {
  await proxy.stop();
  await killRemainingServers();
});

async function readAgainAndAgain(
  url: string,
  counts: { succeeded: number; failed: number },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const response = await fetchCartTimed(url).catch(() => undefined);
    counts[response?.status === 200 ? 'succeeded' : 'failed']++;
    await sleep(10);
  }
}

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
    const [firstInstance, secondInstance] = await startTwoInstances({});
    proxy = await startReverseProxy([firstInstance.url, secondInstance.url]);
    const writeLog = createWriteLog();
    const loadController = new AbortController();
    const reads = { succeeded: 0, failed: 0 };
    const writers = Array.from({ length: writerCount }, () => writeLog.runClient(proxy.url, loadController.signal));
    const readers = Array.from({ length: readerCount }, () =>
      readAgainAndAgain(proxy.url, reads, loadController.signal),
    );
    for (let round = 1; round <= rounds; round++) {
      for (const site of [firstInstance, secondInstance]) {
        await sleep(1000);
        expect(await site.stop('SIGTERM'), `round ${round}, ${site.url}`).toBe(0);
        await site.start();
      }
      await sleep(1000);
      await firstInstance.stop('SIGKILL');
      await sleep(500);
      await firstInstance.start();
    }
    loadController.abort();
    await Promise.all([...writers, ...readers]);
    await writeLog.retryPending(proxy.url);
    const result = await writeLog.verify(proxy.url);
    console.log(
      `two instances, ${2 * rounds} rolling restarts, ${rounds} kills: ${JSON.stringify({ ...result, failedWrites: writeLog.getFailureCount(), reads })}`,
    );
    expect(result).toMatchObject({ lostCount: 0, unexpectedCount: 0 });
    expect(result.acknowledgedCount).toBeGreaterThan(0);
    expect(reads.succeeded).toBeGreaterThan(0);
    expect(reads.failed).toBe(0);
  });

  test('share the rate limit of a client', async () => {
    const limit = 40;
    const refusedCount = 2 * limit;
    const [firstInstance, secondInstance] = await startTwoInstances({ RATE_LIMIT_PER_MINUTE: String(limit) });
    proxy = await startReverseProxy([firstInstance.url, secondInstance.url]);
    const statuses: number[] = [];
    for (let call = 0; call < limit + refusedCount; call++) statuses.push((await fetchCartTimed(proxy.url)).status);
    const answeredCount = statuses.filter((status) => status === 200).length;
    expect(answeredCount).toBeLessThanOrEqual(limit);
    expect(answeredCount).toBeGreaterThan(limit / 2);
    expect(statuses.slice(limit)).toEqual(Array.from({ length: refusedCount }, () => 429));
  });
});
