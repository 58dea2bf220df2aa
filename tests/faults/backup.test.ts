import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { maxCartItems } from '#domain/cart/cart-item.ts';
import { startPostgres } from '#scripts/test/databases/postgres.ts';
import { addItem, fetchCartTimed } from '#tests/faults/support/api-client.ts';
import { runOwnerCommand } from '#tests/support/owner/run-owner-command.ts';
import { createServerProcess, killRemainingServers } from '#tests/support/server-process.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const clients = 8;
const backups = 5;
const writesBetweenBackups = 100;
const kills = 20;
const fewItems = 100;

const folder = makeTestFolder('backup', afterAll);
afterEach(killRemainingServers);

const engines = [
  { name: 'SQLite', prepare: () => Promise.resolve(`sqlite:${join(folder, 'site.sqlite')}`) },
  {
    name: 'PostgreSQL',
    prepare: async () => {
      const { url, stop } = await startPostgres();
      onTestFinished(stop);
      return url;
    },
  },
];

const variables = { TMPDIR: folder };

function readSavedQuantities(file: string): number[][] {
  using database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select email, quantity from cart_items order by sequence').all();
  return Array.from({ length: clients }, (_, client) =>
    rows.filter(({ email }) => String(email).startsWith(`${client}-`)).map(({ quantity }) => Number(quantity)),
  );
}

function startWriters(url: string) {
  const writers = Array.from({ length: clients }, () => ({ sent: 0, stored: 0 }));
  const loadController = new AbortController();
  const runWriter = async (client: number, writer: { sent: number; stored: number }) => {
    while (!loadController.signal.aborted) {
      writer.sent++;
      const email = `${client}-${Math.floor(writer.sent / maxCartItems)}@example.com`;
      const { status } = await addItem(url, email, { quantity: writer.sent });
      expect(status).toBe(201);
      writer.stored = writer.sent;
    }
  };
  const runs = writers.map((writer, client) => runWriter(client, writer));
  return {
    writers,
    countStored: () => writers.reduce((sum, { stored }) => sum + stored, 0),
    stop: async () => {
      loadController.abort();
      await Promise.all(runs);
    },
  };
}

async function addItems(url: string, email: string, first: number, last: number): Promise<void> {
  for (let quantity = first; quantity <= last; quantity++) await addItem(url, email, { quantity });
}

describe.each(engines)('$name', ({ name, prepare }) => {
  test(`${backups} backups during writes have all items that were acknowledged before them, without a gap`, async () => {
    const databaseUrl = await prepare();
    const site = await createServerProcess({ DATABASE_URL: databaseUrl });
    await site.start();
    const { writers, countStored, stop } = startWriters(site.url);
    const savedCounts: number[] = [];
    for (let index = 0; index < backups; index++) {
      const target = countStored() + writesBetweenBackups;
      await vi.waitUntil(() => countStored() >= target, { timeout: 20_000 });
      const storedBefore = writers.map(({ stored }) => stored);
      const file = join(folder, `${name}-${index}.backup`);
      const saved = await runOwnerCommand(databaseUrl, ['backup', file], { variables });
      expect(saved, file).toMatchObject({ status: 0, stderr: '' });
      const savedByClient = readSavedQuantities(file);
      for (const [client, quantities] of savedByClient.entries()) {
        const place = `client ${client} in backup ${index}`;
        expect(quantities, place).toEqual(quantities.map((_, item) => item + 1));
        expect(quantities.length, place).toBeGreaterThanOrEqual(storedBefore[client] ?? 0);
        expect(quantities.length, place).toBeLessThanOrEqual(writers[client]?.sent ?? 0);
      }
      savedCounts.push(savedByClient.flat().length);
    }
    await stop();
    console.log(`${name}, backups during writes: ${JSON.stringify({ rows: savedCounts, written: countStored() })}`);
    expect(new Set(savedCounts).size).toBe(backups);
    await site.stop('SIGTERM');
  });

  test(`a restore killed at ${kills} random moments replaces all carts or none`, async () => {
    const databaseUrl = await prepare();
    const site = await createServerProcess({ DATABASE_URL: databaseUrl });
    await site.start();
    const email = 'restored@example.com';
    const [backupOfFew, backupOfAll] = [join(folder, `${name}.few`), join(folder, `${name}.all`)];
    await addItems(site.url, email, 1, fewItems);
    const readCart = async () => (await fetchCartTimed(site.url, email)).body;
    await runOwnerCommand(databaseUrl, ['backup', backupOfFew], { variables });
    await addItems(site.url, email, fewItems + 1, maxCartItems);
    await runOwnerCommand(databaseUrl, ['backup', backupOfAll], { variables });
    const fullCart = await readCart();
    const started = performance.now();
    const undisturbedRestore = await runOwnerCommand(databaseUrl, ['restore', backupOfAll, '--replace'], { variables });
    const restoreMs = performance.now() - started;
    expect(undisturbedRestore).toMatchObject({ status: 0, stderr: '' });

    const ends = { kept: 0, replaced: 0 };
    for (let kill = 0; kill < kills; kill++) {
      // Starting the process takes the first half of the time, so the kill comes during the restore itself.
      const killAfterMs = Math.round(restoreMs * (0.5 + Math.random() / 2));
      const { status } = await runOwnerCommand(databaseUrl, ['restore', backupOfFew, '--replace'], {
        killAfterMs,
        variables,
      });
      const isReplaced = (await readCart()) !== fullCart;
      const killed = `kill ${kill + 1}, after ${killAfterMs} ms`;
      expect({ isReplaced, items: (JSON.parse(await readCart()) as unknown[]).length, status }, killed).toBeOneOf([
        { isReplaced: false, items: maxCartItems, status: null },
        { isReplaced: true, items: fewItems, status: null },
        { isReplaced: true, items: fewItems, status: 0 },
      ]);
      ends[isReplaced ? 'replaced' : 'kept']++;
      if (isReplaced) await runOwnerCommand(databaseUrl, ['restore', backupOfAll, '--replace'], { variables });
      expect(await readCart(), killed).toBe(fullCart);
    }
    console.log(`${name}, restore killed: ${JSON.stringify(ends)}`);
    await site.stop('SIGTERM');
  });

  test('a restore from a damaged file leaves the carts as they were', async () => {
    const databaseUrl = await prepare();
    const site = await createServerProcess({ DATABASE_URL: databaseUrl });
    await site.start();
    const email = 'damaged@example.com';
    const damaged = join(folder, `${name}.damaged`);
    await addItems(site.url, email, 1, fewItems);
    await runOwnerCommand(databaseUrl, ['backup', damaged], { variables });
    await addItem(site.url, email, { quantity: fewItems + 1 });
    const { body: before } = await fetchCartTimed(site.url, email);
    const bytes = readFileSync(damaged);
    bytes.write('Cinnamom', bytes.indexOf('Cinnamon', Math.floor(bytes.length / 2)));
    writeFileSync(damaged, bytes);
    expect(await runOwnerCommand(databaseUrl, ['restore', damaged, '--replace'], { variables })).toMatchObject({
      status: 1,
      stderr: `error: ${damaged} is not a backup of this site, or is damaged\n`,
    });
    expect((await fetchCartTimed(site.url, email)).body).toBe(before);
    await site.stop('SIGTERM');
  });
});
