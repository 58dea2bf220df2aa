import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { saveBackup } from '#server/storage/owner/backup/backup.ts';
import { openTestCartDatabase, openTestDb, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { runOwnerCommand } from '#tests/support/owner/run-owner-command.ts';
import { createFilePathFactory, makeTestFolder } from '#tests/support/test-folder.ts';

const createFilePath = createFilePathFactory(makeTestFolder('person-commands', afterAll));

describe.each(testEngines)('with $name, while the site runs', (engine) => {
  let database: TestDatabase;
  let cartRepository: CartDatabase['cartRepository'];
  beforeEach(async () => {
    database = await engine.prepare();
    ({ cartRepository } = await openTestCartDatabase(database.url));
  });

  test('person prints all that is kept for one address, tombstones included', async () => {
    const item = await cartRepository.add({ ...albaOfAna, email: 'ana@example.com', note: '8 cm cut' }, 'key-of-ana');
    const removed = await cartRepository.add({ ...albaOfAna, email: 'ana@example.com', type: 'C5', note: 'gone' });
    await cartRepository.remove(removed.id);
    await cartRepository.add({ ...albaOfAna, email: 'other@example.com' });
    const { status, stdout } = await runOwnerCommand(database.url, ['person', '  Ana@Example.COM ']);
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('kept for ana@example.com: 2 rows');
    expect(lines[1]).toMatch(
      /^Cinnamon, Alba, 2 x 25 kg; details 8 cm cut; email ana@example\.com; added \d{4}-.*Z; changed /,
    );
    expect(lines[1]).toContain(`id ${item.id}; key key-of-ana; check `);
    expect(lines[2]).toMatch(/^removed item, its contents erased \(unit kg\); .*; removed \d{4}-.*Z; id /);
    expect(lines[2]).toContain(removed.id);
    expect(stdout).not.toContain('gone');
  });

  test('forget erases all of one address, tombstones included', async () => {
    await cartRepository.add({ ...albaOfAna, email: 'ana@example.com' }, 'key-of-ana');
    await cartRepository.remove((await cartRepository.add({ ...albaOfAna, email: 'ana@example.com' })).id);
    await cartRepository.add({ ...albaOfAna, email: 'not-ana@example.com' });
    const { status, stdout } = await runOwnerCommand(database.url, ['forget', 'ANA@example.com']);
    expect(status).toBe(0);
    expect(stdout).toBe('erased 2 rows of ana@example.com; backups and exports made before still hold them\n');
    expect(await cartRepository.list('ana@example.com')).toEqual([]);
    expect(await cartRepository.list('not-ana@example.com')).toHaveLength(1);
    const dump = createFilePath('.backup');
    expect(await saveBackup({ databaseUrl: database.parsedUrl, file: dump })).toBe(1);
    expect(readFileSync(dump, 'latin1').replaceAll('not-ana@example.com', '')).not.toContain('ana@example.com');
  });

  test('an idempotency key that was forgotten can be used again', async () => {
    await cartRepository.add({ ...albaOfAna, email: 'ana@example.com' }, 'key-of-ana');
    await runOwnerCommand(database.url, ['forget', 'ana@example.com']);
    await cartRepository.add({ ...albaOfAna, email: 'ana@example.com' }, 'key-of-ana');
    expect(await cartRepository.list('ana@example.com')).toHaveLength(1);
  });

  const storeAsGiven = async (emails: readonly string[]) => {
    const { db } = await openTestDb(database.parsedUrl);
    for (const email of emails) {
      const { id } = await cartRepository.add(albaOfAna);
      await db.updateTable('cart_items').set({ email }).where('id', '=', id).execute();
    }
  };
  const runAndRead = async (script: 'person' | 'forget', ...options: string[]) =>
    (await runOwnerCommand(database.url, [script, ...options])).stdout;

  test('person and forget find an address in every spelling that is stored', async () => {
    await storeAsGiven(['ana@example.com', 'Ana@Example.com', 'ana@exam\u200Bple.com', ' ana@example.com']);
    expect(await runAndRead('person', 'ana@example.com')).toMatch(/^kept for ana@example\.com: 4 rows\n/);
    expect(await runAndRead('forget', 'ana@exam\u200Bple.com')).toMatch(/^erased 4 rows of /);
    expect(await cartRepository.list('ana@example.com')).toEqual([]);
  });

  test('person and forget find an address that is rejected today', async () => {
    await storeAsGiven(['no-at-all@b']);
    expect(await runAndRead('person', 'no-at-all@b')).toMatch(/^kept for no-at-all@b: 1 row\n/);
    expect(await runAndRead('forget', 'no-at-all@b')).toMatch(/^erased 1 row of /);
  });

  test('forget takes an address that begins with a hyphen, with or without "--" before it', async () => {
    await storeAsGiven(['-ana@b.co']);
    expect(await runAndRead('forget', '-ana@b.co')).toMatch(/^erased 1 row of -ana@b\.co;/);
    expect(await runAndRead('forget', '--', '-ana@b.co')).toBe('nothing is kept for -ana@b.co\n');
  });

  test.each(['person', 'forget'])('%s says that nothing is kept for an unknown address', async (script) => {
    await cartRepository.add(albaOfAna);
    const unknown = await runOwnerCommand(database.url, [script, 'nobody@example.com']);
    expect(unknown).toEqual({ status: 0, stdout: 'nothing is kept for nobody@example.com\n', stderr: '' });
    expect(await cartRepository.list(albaOfAna.email)).toHaveLength(1);
  });

  test('demand gives exact totals per product, without addresses and removed items', async () => {
    for (let buyer = 0; buyer < 3; buyer++) {
      await cartRepository.add({ ...albaOfAna, email: `${buyer}@example.com`, quantity: 1, packWeight: '0.1' });
    }
    await cartRepository.add({ ...albaOfAna, type: 'Leaf Oil', quantity: 3, packWeight: '500', unit: 'ml' });
    await cartRepository.remove((await cartRepository.add({ ...albaOfAna, type: 'C5' })).id);
    const { status, stdout } = await runOwnerCommand(database.url, ['demand', '--since', '2020-01-31']);
    expect(status).toBe(0);
    expect(stdout).toBe('Cinnamon, Alba: 3 items, 0.3 kg\nCinnamon, Leaf Oil: 1 item, 1.5 l\n');
    expect((await runOwnerCommand(database.url, ['demand'])).stdout).toBe(stdout);
  });

  test('demand says that nothing was added since a day', async () => {
    await cartRepository.add(albaOfAna);
    expect((await runOwnerCommand(database.url, ['demand', '--since', '2999-12-31'])).stdout).toBe(
      'nothing was added since 2999-12-31\n',
    );
  });
});

test.each([
  ['person', [], /^error: usage: npm run person -- EMAIL\n$/],
  ['person', ['a@b.c', 'd@e.f'], /^error: usage: npm run person -- EMAIL\n$/],
  ['forget', ['--all'], /^error: usage: npm run forget -- EMAIL\n$/],
  ['forget', ['ana'], /^error: usage: npm run forget -- EMAIL\n$/],
  ['forget', ['a@b'], /^error: there is no database at .*missing\.sqlite: set DATABASE_URL\n$/],
  ['forget', ['a@b.c'], /^error: there is no database at .*missing\.sqlite: set DATABASE_URL\n$/],
  ['demand', ['2026-01-01'], /^error: usage: npm run demand \[-- --since YYYY-MM-DD\]\n$/],
  ['demand', ['--since', '2026-02-31'], /^error: this is not a date like 2026-11-20: 2026-02-31\n$/],
  ['demand', ['--since', 'yesterday'], /^error: this is not a date like 2026-11-20: yesterday\n$/],
] as const)('%s %o is rejected in one line', async (script, options, message) => {
  const { status, stdout, stderr } = await runOwnerCommand(`sqlite:${createFilePath('')}-missing.sqlite`, [
    script,
    ...options,
  ]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(message);
});
