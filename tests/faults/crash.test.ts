import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { computeMedian } from '#scripts/support/median.ts';
import { startPostgres } from '#scripts/test/databases/postgres.ts';
import { fetchTimed } from '#tests/faults/support/api-client.ts';
import { createWriteLog, type WriteLog } from '#tests/faults/support/write-log.ts';
import { createServerProcess, killRemainingServers } from '#tests/support/server-process.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 50);
const clients = 12;
const outageMs = 300;
const maxStartCpuMs = 1000;

afterEach(killRemainingServers);

const printReport = (name: string, values: Record<string, unknown>) =>
  console.log(`${name}: ${JSON.stringify(values)}`);

async function runUnderLoad(writeLog: WriteLog, url: string, injectFault: () => Promise<void>): Promise<void> {
  const loadController = new AbortController();
  const runs = Array.from({ length: clients }, () => writeLog.runClient(url, loadController.signal));
  await sleep(100 + Math.random() * 900);
  await injectFault();
  loadController.abort();
  await Promise.all(runs);
}

async function measureRecoveryMs(url: string): Promise<number> {
  const started = performance.now();
  await vi.waitFor(async () => expect((await fetchTimed(`${url}/api/ready`)).status).toBe(200), { timeout: 15_000 });
  return performance.now() - started;
}

test(`SQLite loses and duplicates no write in ${rounds} kills under load, after which the server starts quickly`, async () => {
  const folder = makeTestFolder('crash', onTestFinished);
  const file = join(folder, 'site.sqlite');
  const site = await createServerProcess({ DATABASE_URL: `sqlite:${file}` });
  const writeLog = createWriteLog();
  const starts = [await site.start()];
  const startCpuTimes: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    await runUnderLoad(writeLog, site.url, async () => {
      await site.stop('SIGKILL');
    });
    starts.push(await site.start());
    startCpuTimes.push(site.readCpuMs());
    await writeLog.retryPending(site.url);
    expect(await writeLog.verify(site.url), `kill ${round}`).toMatchObject({ lostCount: 0, unexpectedCount: 0 });
    using database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare('pragma integrity_check').get(), `kill ${round}`).toEqual({ integrity_check: 'ok' });
  }
  const result = await writeLog.verify(site.url);
  printReport('SQLite, server killed', {
    rounds,
    ...result,
    failedCalls: writeLog.getFailureCount(),
    startMs: {
      median: Math.round(computeMedian(starts)),
      longest: Math.round(Math.max(...starts)),
      cpu: computeMedian(startCpuTimes),
    },
  });
  expect(result.acknowledgedCount).toBeGreaterThan(0);
  expect(computeMedian(startCpuTimes)).toBeLessThan(maxStartCpuMs);
  expect(await site.stop('SIGTERM')).toBe(0);
});

test(`PostgreSQL loses and duplicates no write when server and database are killed in turn, ${rounds} times`, async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const site = await createServerProcess({ DATABASE_URL: postgres.url });
  const writeLog = createWriteLog();
  const starts = [await site.start()];
  const recoveries: number[] = [];
  const killServer = async () => {
    await runUnderLoad(writeLog, site.url, async () => {
      await site.stop('SIGKILL');
      await sleep(outageMs);
    });
    starts.push(await site.start());
  };
  const killDatabase = async () => {
    await runUnderLoad(writeLog, site.url, async () => {
      await postgres.kill();
      await sleep(outageMs);
      await postgres.start();
    });
    recoveries.push(await measureRecoveryMs(site.url));
  };
  for (let round = 1; round <= rounds; round++) {
    await (round % 2 === 0 ? killDatabase() : killServer());
    await writeLog.retryPending(site.url);
    expect(await writeLog.verify(site.url), `kill ${round}`).toMatchObject({ lostCount: 0, unexpectedCount: 0 });
  }
  const result = await writeLog.verify(site.url);
  printReport('PostgreSQL, server and database killed in turn', {
    rounds,
    ...result,
    failedCalls: writeLog.getFailureCount(),
    startMs: { median: Math.round(computeMedian(starts)), longest: Math.round(Math.max(...starts)) },
    recoveryMs: { median: Math.round(computeMedian(recoveries)), longest: Math.round(Math.max(0, ...recoveries)) },
  });
  expect(result.acknowledgedCount).toBeGreaterThan(0);
  expect(await site.stop('SIGTERM')).toBe(0);
});
