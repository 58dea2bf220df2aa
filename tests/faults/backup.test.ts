import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { maxCartItems } from '#domain/cart/cart-item.ts';
import { startPostgres } from '#scripts/test/databases/postgres.ts';
import { addItem, getCart } from '#tests/faults/support/api-client.ts';
import { createServerProcess, killRemainingServers } from '#tests/support/server-process.ts';
import { testFolder } from '#tests/support/test-folder.ts';

const clients = 8;
const backups = 5;
const kills = 20;

const folder = testFolder('backup', afterAll);
afterEach(killRemainingServers);

const engines = [
  {
    name: 'SQLite',
    open: () => Promise.resolve({ url: `sqlite:${join(folder, 'site.sqlite')}`, stop: async () => {} }),
  },
  { name: 'PostgreSQL', open: startPostgres },
];

async function runCommand(name: string, options: readonly string[], databaseUrl: string, killAfterMs?: number) {
  const started = performance.now();
  const env = { ...process.env, DATABASE_URL: databaseUrl, TMPDIR: folder };
  const child = spawn(process.execPath, [`scripts/owner/${name}.ts`, ...options], { env });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const [stderr] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'close')]);
  clearTimeout(timer);
  return { code: child.exitCode, stderr, ms: performance.now() - started };
}

describe.each(engines)('$name', ({ name, open }) => {
  test(`${backups} backups during writes have every item acknowledged before them, and no gap`, async () => {
    const database = await open();
    const site = await createServerProcess({ DATABASE_URL: database.url });
    await site.start();
    /** Each client adds its items in order; the quantity is the item's number. */
    const counts = Array.from({ length: clients }, () => ({ sent: 0, stored: 0 }));
    const stop = new AbortController();
    const runClient = async (client: number, count: { sent: number; stored: number }) => {
      while (!stop.signal.aborted) {
        count.sent++;
        const email = `${client}-${Math.floor(count.sent / maxCartItems)}@example.com`;
        const { status } = await addItem(site.url, email, { quantity: count.sent });
        expect(status).toBe(201);
        count.stored = count.sent;
      }
    };
    const runs = counts.map((count, client) => runClient(client, count));
    const rows: number[] = [];
    for (let index = 0; index < backups; index++) {
      await sleep(500);
      const before = counts.map(({ stored }) => stored);
      const file = join(folder, `${name}-${index}.backup`);
      expect(await runCommand('backup', [file], database.url)).toMatchObject({ code: 0, stderr: '' });
      const found = savedQuantities(file);
      for (const [client, quantities] of found.entries()) {
        expect(quantities).toEqual(quantities.map((_, item) => item + 1));
        expect(quantities.length).toBeGreaterThanOrEqual(before[client] ?? 0);
        expect(quantities.length).toBeLessThanOrEqual(counts[client]?.sent ?? 0);
      }
      rows.push(found.flat().length);
    }
    stop.abort();
    await Promise.all(runs);
    console.log(
      `${name}, backups during writes: ${JSON.stringify({ rows, written: counts.reduce((sum, { stored }) => sum + stored, 0) })}`,
    );
    expect(new Set(rows).size).toBe(backups);
    await site.stop('SIGTERM');
    await database.stop();
  });

  test(`a restore killed at ${kills} random moments, or from a damaged file, leaves the carts as they were`, async () => {
    const database = await open();
    const site = await createServerProcess({ DATABASE_URL: database.url });
    await site.start();
    const email = 'old@example.com';
    const file = (kind: string) => join(folder, `${name}.${kind}`);
    const [old, other, damaged] = [file('old'), file('other'), file('damaged')] as const;
    for (let quantity = 1; quantity <= 100; quantity++) await addItem(site.url, email, { quantity });
    const carts = async () => (await getCart(site.url, email)).body;
    await runCommand('backup', [other], database.url);
    for (let quantity = 101; quantity <= maxCartItems; quantity++) await addItem(site.url, email, { quantity });
    await runCommand('backup', [old], database.url);
    const oldCarts = await carts();
    const complete = await runCommand('restore', [old, '--replace'], database.url);
    expect(complete).toMatchObject({ code: 0, stderr: '' });

    const ends = { kept: 0, replaced: 0 };
    for (let kill = 0; kill < kills; kill++) {
      // Starting the process takes the first half.
      const killAfterMs = complete.ms * (0.5 + Math.random() / 2);
      const { code } = await runCommand('restore', [other, '--replace'], database.url, killAfterMs);
      const isReplaced = (await carts()) !== oldCarts;
      expect(JSON.parse(await carts())).toHaveLength(isReplaced ? 100 : maxCartItems);
      if (code === 0) expect(isReplaced).toBe(true);
      ends[isReplaced ? 'replaced' : 'kept']++;
      if (isReplaced) await runCommand('restore', [old, '--replace'], database.url);
      expect(await carts()).toBe(oldCarts);
    }

    const bytes = readFileSync(other);
    bytes.write('Cinnamom', bytes.indexOf('Cinnamon', Math.floor(bytes.length / 2)));
    writeFileSync(damaged, bytes);
    expect(await runCommand('restore', [damaged, '--replace'], database.url)).toMatchObject({
      code: 1,
      stderr: `error: ${damaged} is not a backup of this site, or is damaged\n`,
    });
    expect(await carts()).toBe(oldCarts);
    console.log(`${name}, restore killed: ${JSON.stringify(ends)}`);
    await site.stop('SIGTERM');
    await database.stop();
  });
});

function savedQuantities(file: string): number[][] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select email, quantity from cart_items order by sequence').all();
  database.close();
  return Array.from({ length: clients }, (_, client) =>
    rows.filter(({ email }) => String(email).startsWith(`${client}-`)).map(({ quantity }) => Number(quantity)),
  );
}
