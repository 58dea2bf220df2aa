import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '#scripts/test/databases/postgres.ts';
import { queryTimeoutMs } from '#server/storage/postgres/open-postgres.ts';
import {
  addItem,
  expectUnavailable,
  fetchCartTimed,
  fetchItems,
  fetchTimed,
} from '#tests/faults/support/api-client.ts';
import { startFaultProxy } from '#tests/support/fault-proxy.ts';
import { createServerProcess, killRemainingServers, type ServerProcess } from '#tests/support/server-process.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('outage', afterAll);
const replacementLimitMs = 10_000;
const poolSize = 10;
const callEveryMs = 500;
const callCount = (1.5 * replacementLimitMs) / callEveryMs;

let site: ServerProcess | undefined;
afterEach(killRemainingServers);

async function start(databaseUrl: string, part?: 'pages'): Promise<ServerProcess> {
  // Test servers have no rate limit unless a test sets one. Here '' sets the default limit for PostgreSQL,
  // because the limiter uses that database too.
  const limit = databaseUrl.startsWith('postgres') ? { RATE_LIMIT_PER_MINUTE: '' } : {};
  site = await createServerProcess({ DATABASE_URL: databaseUrl, ...limit });
  await site.start(part);
  return site;
}

async function openAllConnections(connectionString: string): Promise<readonly Client[]> {
  const clients: Client[] = [];
  for (;;) {
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      return clients;
    }
    clients.push(client);
  }
}

function fillDisk(file: string): void {
  for (let size = 1_900_000; size > 0; size -= 50_000) {
    try {
      writeFileSync(file, Buffer.alloc(size));
      return;
    } catch {
      // The file does not fit, so a smaller one is tried.
    }
  }
}

describe('SQLite', () => {
  test('a lock that another process holds for long fails writes with 503, while reads and pages work', async () => {
    const file = join(folder, 'locked.sqlite');
    const { url } = await start(`sqlite:${file}`);
    using lockHolder = new DatabaseSync(file);
    lockHolder.exec('begin immediate');
    const ms = await expectUnavailable(url, () => addItem(url));
    expect((await fetchCartTimed(url)).status).toBe(200);
    lockHolder.exec('rollback');
    expect((await addItem(url)).status).toBe(201);
    console.log(`SQLite locked: a write returns 503 after ${ms} ms`);
  });

  test('a lock that another process holds for a moment delays writes', async () => {
    const file = join(folder, 'locked-for-a-moment.sqlite');
    const { url } = await start(`sqlite:${file}`);
    using lockHolder = new DatabaseSync(file);
    lockHolder.exec('begin immediate');
    const waitingWrite = addItem(url);
    await sleep(500);
    lockHolder.exec('rollback');
    expect((await waitingWrite).status).toBe(201);
    expect(await fetchItems(url)).toHaveLength(1);
  });

  const isRoot = process.getuid?.() === 0;

  function withSmallDisk(name: string, run: (mount: string) => Promise<void>): Promise<void> {
    const mount = makeTestFolder(name, onTestFinished);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', mount]);
    return run(mount).finally(async () => {
      await site?.stop('SIGKILL');
      execFileSync('umount', [mount]);
    });
  }

  test.runIf(isRoot)('a full disk fails writes with 503 until space is free without loss of an item', () =>
    withSmallDisk('full', async (mount) => {
      const { url } = await start(`sqlite:${join(mount, 'site.sqlite')}`);
      expect((await addItem(url)).status).toBe(201);
      let acknowledged = 1;
      const filler = join(mount, 'filler');
      fillDisk(filler);
      for (let attempt = 0; attempt < 2000 && (await addItem(url)).status === 201; attempt++) acknowledged++;
      await expectUnavailable(url, () => addItem(url));
      expect(await fetchItems(url)).toHaveLength(acknowledged);
      // A check by `/api/ready` writes one page and an item several, so a few checks may still succeed.
      await vi.waitFor(async () => expect((await fetchTimed(`${url}/api/ready`)).status).toBe(503), {
        timeout: 60_000,
      });
      expect((await fetchTimed(`${url}/api/health`)).status).toBe(200);
      rmSync(filler);
      expect((await addItem(url)).status).toBe(201);
      expect(await fetchItems(url)).toHaveLength(acknowledged + 1);
      console.log(`full disk: ${acknowledged} items acknowledged before, none lost`);
    }),
  );

  test.runIf(isRoot)('a read-only file system ends the start with a one-line error without loss of an item', () =>
    withSmallDisk('read-only', async (mount) => {
      const databaseUrl = `sqlite:${join(mount, 'site.sqlite')}`;
      const { url } = await start(databaseUrl);
      expect((await addItem(url)).status).toBe(201);
      await site?.stop('SIGTERM');
      execFileSync('mount', ['-o', 'remount,ro,size=2m', mount]);
      await expect(start(databaseUrl)).rejects.toThrow(
        /^the site did not start: error: the database .* can't be used: .*\n$/,
      );
      execFileSync('mount', ['-o', 'remount,rw,size=2m', mount]);
      const again = await start(databaseUrl);
      expect(await fetchItems(again.url)).toHaveLength(1);
    }),
  );

  test('a file that is not a database ends the start with a one-line error and stays unchanged', async () => {
    const file = join(folder, 'corrupt.sqlite');
    writeFileSync(file, 'this is no database '.repeat(500));
    await expect(start(`sqlite:${file}`)).rejects.toThrow(
      `the site did not start: error: the database ${file} can't be used: file is not a database\n`,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('corrupt'))).toEqual(['corrupt.sqlite']);
  });
});

describe('PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('a restart of the database causes 503 until it is up, without loss of an item', async () => {
    const { url } = await start(postgres.url);
    expect((await addItem(url, 'gone@x.y')).status).toBe(201);
    await postgres.kill();
    // The processes of open connections end a moment after the database, and may answer until then.
    await vi.waitFor(async () => expect((await fetchCartTimed(url)).status).toBe(503));
    const ms = [
      await expectUnavailable(url, () => addItem(url)),
      await expectUnavailable(url, () => fetchCartTimed(url)),
    ];
    await postgres.start();
    expect((await addItem(url, 'gone@x.y')).status).toBe(201);
    expect(await fetchItems(url, 'gone@x.y')).toHaveLength(2);
    console.log(`PostgreSQL gone: 503 after ${ms.join(' and ')} ms`);
  });

  test('the server starts without a database, and the API gives 503 until it is up', async () => {
    await postgres.kill();
    const running = await start(postgres.url, 'pages');
    await expectUnavailable(running.url, () => fetchCartTimed(running.url));
    expect(running.getErrorOutput()).toMatch(
      /"level":"warning","message":"PostgreSQL at [^ ]+ does not answer \(.*\); trying again until it does"}$/m,
    );
    expect(running.getErrorOutput()).not.toContain(new URL(postgres.url).password);
    await postgres.start();
    await vi.waitFor(async () => expect((await fetchTimed(`${running.url}/api/ready`)).status).toBe(200), {
      timeout: 10_000,
    });
    expect((await addItem(running.url)).status).toBe(201);
  });

  test('a network that drops packets or refuses connections causes 503 until it works', async () => {
    const proxy = await startFaultProxy(Number(new URL(postgres.url).port));
    onTestFinished(proxy.close);
    const { url } = await start(postgres.url.replace(/:\d+\//, `:${proxy.port}/`));
    expect((await addItem(url, 'partition@x.y')).status).toBe(201);
    await proxy.setMode('blackhole');
    const blackholeMs = await expectUnavailable(url, () => addItem(url, 'partition@x.y'));
    await proxy.setMode('refuse');
    const refusedMs = await expectUnavailable(url, () => fetchCartTimed(url, 'partition@x.y'));
    await proxy.setMode('forward');
    expect((await addItem(url, 'partition@x.y')).status).toBe(201);
    expect(await fetchItems(url, 'partition@x.y')).toHaveLength(2);
    expect(blackholeMs).toBeLessThan(1.5 * queryTimeoutMs);
    console.log(`PostgreSQL unreachable: 503 after ${blackholeMs} ms; refusing: after ${refusedMs} ms`);
  });

  test.each([
    ['without', '0'],
    ['with', '1000000'],
  ])(
    `dead connections are replaced within ${replacementLimitMs / 1000} s, %s the rate limiter`,
    async (name, limit) => {
      const proxy = await startFaultProxy(Number(new URL(postgres.url).port));
      onTestFinished(proxy.close);
      site = await createServerProcess({
        DATABASE_URL: postgres.url.replace(/:\d+\//, `:${proxy.port}/`),
        RATE_LIMIT_PER_MINUTE: limit,
      });
      await site.start();
      const { url } = site;
      await Promise.all(Array.from({ length: poolSize }, () => fetchCartTimed(url)));
      proxy.blackholeExisting();
      const started = performance.now();
      const calls = await Promise.all(
        Array.from({ length: callCount }, async (_, index) => {
          await sleep(index * callEveryMs);
          const startedAt = performance.now() - started;
          return { startedAt, ...(await fetchCartTimed(url)) };
        }),
      );
      const failed = calls.filter(({ status }) => status !== 200);
      const lastFailure = Math.max(0, ...failed.map(({ startedAt, ms }) => startedAt + ms));
      console.log(
        `PostgreSQL connections dead, ${name} the limiter: ${failed.length} of ${callCount} calls failed, the last after ${Math.round(lastFailure)} ms`,
      );
      expect(failed.length).toBeGreaterThan(0);
      expect(lastFailure).toBeLessThan(replacementLimitMs);
    },
  );

  test('a table that another process locks causes 503 until it is free', async () => {
    const { url } = await start(postgres.url);
    const lockHolder = new Client({ connectionString: postgres.url });
    await lockHolder.connect();
    onTestFinished(() => lockHolder.end());
    await lockHolder.query('begin; lock table cart_items in access exclusive mode');
    const ms = await expectUnavailable(url, () => fetchCartTimed(url));
    await lockHolder.query('rollback');
    expect((await fetchCartTimed(url)).status).toBe(200);
    console.log(`PostgreSQL locked: 503 after ${ms} ms`);
  });

  test('an exhausted limit of connections causes 503 until some are free', async () => {
    const { url } = await start(postgres.url);
    await postgres.kill();
    await postgres.start();
    const clients = await openAllConnections(postgres.url);
    await expectUnavailable(url, () => addItem(url));
    await Promise.all(clients.map((client) => client.end()));
    expect((await addItem(url)).status).toBe(201);
    expect((await fetchTimed(`${url}/api/ready`)).status).toBe(200);
  });
});
