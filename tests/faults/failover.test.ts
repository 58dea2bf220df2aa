import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, startStandby, type TemporaryPostgres } from '#scripts/test/databases/postgres.ts';
import { startPgBouncer, type TemporaryPgBouncer } from '#scripts/test/databases/start-pgbouncer.ts';
import { addItem, fetchCartTimed, fetchTimed } from '#tests/faults/support/api-client.ts';
import { createWriteLog, type WriteLog } from '#tests/faults/support/write-log.ts';
import { createServerProcess, killRemainingServers } from '#tests/support/server-process.ts';

const itemsBeforeFailover = Number(process.env.FAILOVER_ITEMS ?? 5000);
const itemsAfterFailover = itemsBeforeFailover / 10;
const clients = 24;
const recoveryLimitMs = 10_000;
const loadLimitMs = 600_000;

let primary: TemporaryPostgres;
let standby: TemporaryPostgres;
let pgBouncer: TemporaryPgBouncer;

beforeAll(async () => {
  primary = await startPostgres();
  standby = await startStandby(primary);
  await primary.configure(`synchronous_standby_names = '*'`);
  pgBouncer = await startPgBouncer(primary.url);
});
afterEach(killRemainingServers);
afterAll(async () => {
  await pgBouncer.stop();
  await Promise.all([primary.stop(), standby.stop()]);
});

async function waitUntilWritesSucceed(url: string): Promise<void> {
  await vi.waitFor(async () => expect((await addItem(url, 'recovery@example.com')).status).toBe(201), {
    timeout: recoveryLimitMs,
  });
}

async function waitForAcknowledged(writeLog: WriteLog, count: number): Promise<void> {
  const waiting = { timeout: loadLimitMs, interval: 20 };
  await vi.waitFor(() => expect(writeLog.countAcknowledgedAdds()).toBeGreaterThanOrEqual(count), waiting);
}

test('while the standby is down, writes get 503 and reads succeed', async () => {
  const site = await createServerProcess({ DATABASE_URL: pgBouncer.url });
  await site.start();
  expect((await addItem(site.url)).status).toBe(201);
  await standby.kill();
  const refused = await addItem(site.url);
  expect(refused.status).toBe(503);
  expect((await fetchCartTimed(site.url)).status).toBe(200);
  await standby.start();
  await waitUntilWritesSucceed(site.url);
  console.log(`standby down: 503 after ${refused.ms} ms`);
});

test('a failover to the synchronous standby under load loses no acknowledged item, and the server goes on', async () => {
  const site = await createServerProcess({ DATABASE_URL: pgBouncer.url, RATE_LIMIT_PER_MINUTE: '1000000' });
  await site.start();
  const processId = site.getProcessId();
  const writeLog = createWriteLog();
  const loadController = new AbortController();
  const started = performance.now();
  const runs = Array.from({ length: clients }, () => writeLog.runClient(site.url, loadController.signal));
  await waitForAcknowledged(writeLog, itemsBeforeFailover);
  const perSecond = Math.round((writeLog.countAcknowledgedAdds() / (performance.now() - started)) * 1000);

  await primary.kill();
  const acknowledgedBefore = writeLog.countAcknowledgedAdds();
  const killed = performance.now();
  const refused = await addItem(site.url);
  expect(refused.status).toBe(503);
  expect((await fetchTimed(`${site.url}/`)).status).toBe(200);
  await standby.promote();
  pgBouncer.pointTo(standby.url);
  const promoted = performance.now();
  await waitUntilWritesSucceed(site.url);
  const recovered = performance.now();
  await waitForAcknowledged(writeLog, acknowledgedBefore + itemsAfterFailover);
  loadController.abort();
  await Promise.all(runs);
  await writeLog.retryPending(site.url);
  const result = await writeLog.verify(site.url);
  const report = {
    perSecond,
    acknowledgedBefore,
    ...result,
    failedWrites: writeLog.getFailureCount(),
    refusedMs: refused.ms,
    promotionMs: Math.round(promoted - killed),
    recoveryMs: Math.round(recovered - promoted),
  };
  console.log(`failover: ${JSON.stringify(report)}`);
  expect(result).toMatchObject({ lostCount: 0, unexpectedCount: 0 });
  expect(site.getProcessId()).toBe(processId);
  expect(await site.stop('SIGTERM')).toBe(0);
});
