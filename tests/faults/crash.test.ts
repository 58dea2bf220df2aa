import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startPostgres } from '#scripts/test/postgres.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { endLeftovers, siteProcess } from './site-process.ts';

/** Rounds of a kill at a random moment; `FAULT_ROUNDS=5` for a quick look. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 50);
const visitors = 12;

afterEach(endLeftovers);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const figures = (name: string, values: Record<string, unknown>) => console.log(`${name}: ${JSON.stringify(values)}`);

/** Lets visitors write while `trouble` happens; returns when both are over. */
async function underLoad(ledger: Ledger, url: string, trouble: () => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const visits = Array.from({ length: visitors }, () => ledger.visit(url, stop.signal));
  await sleep(100 + Math.random() * 900);
  await trouble();
  stop.abort();
  await Promise.all(visits);
}

test(`SQLite: ${rounds} kills of the server under load lose nothing and double nothing`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  const file = join(folder, 'site.sqlite');
  const site = await siteProcess({ DATABASE_URL: `sqlite:${file}` });
  const ledger = createLedger();
  const starts = [await site.start()];
  const processor: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    await underLoad(ledger, site.url, async () => {
      await site.end('SIGKILL');
    });
    starts.push(await site.start());
    processor.push(site.processorMs());
    await ledger.settle(site.url);
    expect(await ledger.verify(site.url)).toMatchObject({ lost: 0, surplus: 0 });
    const database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
  }
  figures('SQLite, server killed', {
    rounds,
    ...(await ledger.verify(site.url)),
    failedCalls: ledger.failures(),
    startMs: {
      median: Math.round(median(starts)),
      longest: Math.round(Math.max(...starts)),
      processor: median(processor),
    },
  });
  expect(median(processor)).toBeLessThan(1000);
  expect(await site.end('SIGTERM')).toBe(0);
  rmSync(folder, { recursive: true });
});

test(`PostgreSQL: ${rounds} kills of server or database under load lose nothing and double nothing`, async () => {
  const postgres = await startPostgres();
  const site = await siteProcess({ DATABASE_URL: postgres.url });
  const ledger = createLedger();
  const starts = [await site.start()];
  const recoveries: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const isDatabase = round % 2 === 0;
    await underLoad(ledger, site.url, async () => {
      await (isDatabase ? postgres.kill() : site.end('SIGKILL'));
      await sleep(300);
      if (isDatabase) await postgres.start();
    });
    if (isDatabase) recoveries.push(await untilHealthy(site.url));
    else starts.push(await site.start());
    await ledger.settle(site.url);
    expect(await ledger.verify(site.url)).toMatchObject({ lost: 0, surplus: 0 });
  }
  figures('PostgreSQL, server and database killed in turn', {
    rounds,
    ...(await ledger.verify(site.url)),
    failedCalls: ledger.failures(),
    startMs: { median: Math.round(median(starts)), longest: Math.round(Math.max(...starts)) },
    recoveryMs: { median: Math.round(median(recoveries)), longest: Math.round(Math.max(0, ...recoveries)) },
  });
  expect(await site.end('SIGTERM')).toBe(0);
  await postgres.stop();
});

/** Milliseconds until the site says that its storage answers, without having been restarted. */
async function untilHealthy(url: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < 15_000) {
    const response = await fetch(`${url}/api/health`);
    await response.arrayBuffer();
    if (response.ok) return performance.now() - started;
    await sleep(20);
  }
  throw new Error('the site did not recover within 15 s');
}
