import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '#scripts/test/postgres.ts';
import { endLeftovers, siteProcess, type SiteProcess } from './site-process.ts';
import { tcpGate } from './tcp-gate.ts';
import { expectUnavailable, read, timed, write } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'trouble-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let site: SiteProcess | undefined;
afterEach(endLeftovers);

async function start(databaseUrl: string, until?: 'pages'): Promise<SiteProcess> {
  // With PostgreSQL the limit of calls asks the database too: it is on, as it is by default.
  const limit = databaseUrl.startsWith('postgres') ? { RATE_LIMIT_PER_MINUTE: '' } : {};
  site = await siteProcess({ DATABASE_URL: databaseUrl, ...limit });
  await site.start(until);
  return site;
}

describe('SQLite', () => {
  test('locked by another program: writes wait, then 503; reads and pages go on; the lock gone, all is well', async () => {
    const file = join(folder, 'locked.sqlite');
    const { url } = await start(`sqlite:${file}`);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const ms = await expectUnavailable(url, () => write(url));
    expect((await read(url)).status).toBe(200);
    const patient = write(url);
    await sleep(500);
    other.exec('rollback');
    expect((await patient).status).toBe(201);
    other.close();
    expect(JSON.parse((await read(url)).body)).toHaveLength(1);
    console.log(`locked SQLite: a write is answered with 503 after ${ms} ms`);
  });

  const isRoot = process.getuid?.() === 0;

  /** A small file system of its own, as far as this user may mount one. */
  function smallDisk(name: string, work: (mount: string) => Promise<void>): Promise<void> {
    const mount = mkdtempSync(join(folder, `${name}-`));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', mount]);
    return work(mount).finally(async () => {
      await site?.end('SIGKILL');
      execFileSync('umount', [mount]);
    });
  }

  test.runIf(isRoot)('disk full: 503 until there is room again; what was acknowledged is there', () =>
    smallDisk('full', async (mount) => {
      const { url } = await start(`sqlite:${join(mount, 'site.sqlite')}`);
      expect((await write(url)).status).toBe(201);
      let acknowledged = 1;
      const filler = join(mount, 'filler');
      for (let size = 1_900_000; size > 0; size -= 50_000) {
        try {
          writeFileSync(filler, Buffer.alloc(size));
          break;
        } catch {
          // Too large for what is left.
        }
      }
      for (let tries = 0; tries < 2000 && (await write(url)).status === 201; tries++) acknowledged++;
      await expectUnavailable(url, () => write(url));
      expect(JSON.parse((await read(url)).body)).toHaveLength(acknowledged);
      rmSync(filler);
      expect((await write(url)).status).toBe(201);
      expect(JSON.parse((await read(url)).body)).toHaveLength(acknowledged + 1);
      console.log(`full disk: ${acknowledged} items acknowledged before it, all there`);
    }),
  );

  test.runIf(isRoot)('read-only file system at the start: one clear line; writable again, everything is there', () =>
    smallDisk('read-only', async (mount) => {
      const databaseUrl = `sqlite:${join(mount, 'site.sqlite')}`;
      const { url } = await start(databaseUrl);
      expect((await write(url)).status).toBe(201);
      await site?.end('SIGTERM');
      execFileSync('mount', ['-o', 'remount,ro,size=2m', mount]);
      await expect(start(databaseUrl)).rejects.toThrow(
        /^the site did not start: error: the database .* can't be used: .*\n$/,
      );
      execFileSync('mount', ['-o', 'remount,rw,size=2m', mount]);
      const again = await start(databaseUrl);
      expect(JSON.parse((await read(again.url)).body)).toHaveLength(1);
    }),
  );

  test('no database at the start: one clear line and exit code 1, and the file is left alone', async () => {
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

  test('gone and back: 503, then well again without a restart, with every item', async () => {
    const { url } = await start(postgres.url);
    expect((await write(url, 'gone@x.y')).status).toBe(201);
    await postgres.kill();
    const ms = [await expectUnavailable(url, () => write(url)), await expectUnavailable(url, () => read(url))];
    await postgres.start();
    expect((await write(url, 'gone@x.y')).status).toBe(201);
    expect(JSON.parse((await read(url, 'gone@x.y')).body)).toHaveLength(2);
    console.log(`PostgreSQL gone: 503 after ${ms.join(' and ')} ms`);
  });

  test('not there at the start: pages at once, the API 503, and well as soon as it comes', async () => {
    await postgres.kill();
    const running = await start(postgres.url, 'pages');
    await expectUnavailable(running.url, () => read(running.url));
    expect(running.errors()).toMatch(
      /^warning: PostgreSQL at [^ ]+ does not answer \(.*\); trying again until it does$/m,
    );
    expect(running.errors()).not.toContain(new URL(postgres.url).password);
    await postgres.start();
    await sleep(3000);
    expect((await write(running.url)).status).toBe(201);
  });

  test('behind a network that swallows everything, refuses, and comes back', async () => {
    const gate = await tcpGate(Number(new URL(postgres.url).port));
    const { url } = await start(postgres.url.replace(/:\d+\//, `:${gate.port}/`));
    expect((await write(url, 'gate@x.y')).status).toBe(201);
    await gate.set('silent');
    const silent = await expectUnavailable(url, () => write(url, 'gate@x.y'));
    await gate.set('closed');
    const closed = await expectUnavailable(url, () => read(url, 'gate@x.y'));
    await gate.set('open');
    expect((await write(url, 'gate@x.y')).status).toBe(201);
    expect(JSON.parse((await read(url, 'gate@x.y')).body)).toHaveLength(2);
    await gate.close();
    // The cart's own 4 s; the count of calls adds little to it.
    expect(silent).toBeLessThan(6000);
    console.log(`PostgreSQL silent: 503 after ${silent} ms; refusing: after ${closed} ms`);
  });

  test.each([
    ['without', '0'],
    ['with', '1000000'],
  ])('connections that died silently: all calls succeed within 10 s, %s the limiter', async (name, limit) => {
    const gate = await tcpGate(Number(new URL(postgres.url).port));
    site = await siteProcess({
      DATABASE_URL: postgres.url.replace(/:\d+\//, `:${gate.port}/`),
      RATE_LIMIT_PER_MINUTE: limit,
    });
    await site.start();
    const { url } = site;
    await Promise.all(Array.from({ length: 10 }, () => read(url)));
    gate.silenceExisting();
    const started = performance.now();
    // Two calls a second for 15 seconds: when each began, and what came of it.
    const calls = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        await sleep(index * 500);
        const began = performance.now() - started;
        return { began, ...(await read(url)) };
      }),
    );
    const failed = calls.filter(({ status }) => status !== 200);
    const lastFailure = Math.max(0, ...failed.map(({ began, ms }) => began + ms));
    console.log(
      `PostgreSQL silent, ${name} the limiter: ${failed.length} of 30 calls failed, the last after ${Math.round(lastFailure)} ms`,
    );
    expect(lastFailure).toBeLessThan(10_000);
    await gate.close();
  });

  test('slow, for another program holds the table: 503 within its time, then well', async () => {
    const { url } = await start(postgres.url);
    const other = new Client({ connectionString: postgres.url });
    await other.connect();
    await other.query('begin; lock table cart_items in access exclusive mode');
    const ms = await expectUnavailable(url, () => read(url));
    await other.query('rollback');
    await other.end();
    expect((await read(url)).status).toBe(200);
    console.log(`PostgreSQL locked: 503 after ${ms} ms`);
  });

  test('out of connections: 503, then well', async () => {
    const { url } = await start(postgres.url);
    const others: Client[] = [];
    await postgres.kill();
    await postgres.start();
    for (;;) {
      const client = new Client({ connectionString: postgres.url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        others.push(client);
      } catch {
        break;
      }
    }
    await expectUnavailable(url, () => write(url));
    await Promise.all(others.map((client) => client.end()));
    expect((await write(url)).status).toBe(201);
    expect((await timed(`${url}/api/health`)).status).toBe(200);
  });
});
