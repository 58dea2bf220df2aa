import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup, saveBackup } from '#server/storage/backup.ts';
import { csvLine, exportCsv } from '#server/storage/export-csv.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestStorage, testEngines, type TestDatabase } from './engines.ts';
import { alba } from './test-app.ts';

// Durable writes take as long as the disk does.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), 'chores-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const freshFile = (ending: string) => join(folder, `${++files}${ending}`);

describe.each(testEngines)('the owner’s chores with $name', (engine) => {
  let database: TestDatabase;
  let other: TestDatabase;
  beforeEach(async () => {
    [database, other] = await Promise.all([engine.prepare(), engine.prepare()]);
  });
  afterEach(() => Promise.all([database.drop(), other.drop()]));

  test('a backup, taken while the site writes, brings everything back elsewhere in its order', async () => {
    const { carts } = await openTestStorage(database.url);
    for (let quantity = 1; quantity <= 150; quantity++) await carts.add({ ...alba, quantity }, `key-${quantity}`);
    const before = await carts.list(alba.email);
    const file = freshFile('.sqlite');
    const [count] = await Promise.all([
      saveBackup(database.url, file, false),
      carts.add({ ...alba, email: 'late@x.y' }),
    ]);
    expect(count).toBeGreaterThanOrEqual(150);
    expect(readdirSync(folder).filter((name) => /part|wal|shm/.test(name))).toEqual([]);
    await carts.close();

    expect(await restoreBackup(other.url, file, false)).toBe(count);
    const restored = await openTestStorage(other.url);
    expect(await restored.carts.list(alba.email)).toEqual(before);
    // A key is remembered, and new items come last.
    expect(await restored.carts.add({ ...alba, quantity: 3 }, 'key-3')).toEqual(before[2]);
    const added = await restored.carts.add(alba);
    expect((await restored.carts.list(alba.email)).at(-1)).toEqual(added);
    await restored.carts.close();
  });

  test('a restore replaces carts only when told to, and is all or nothing', async () => {
    const { carts } = await openTestStorage(database.url);
    await carts.add(alba);
    const file = freshFile('.sqlite');
    await saveBackup(database.url, file, false);
    await carts.add({ ...alba, email: 'newer@x.y' });
    await expect(restoreBackup(database.url, file, false)).rejects.toThrow(/already holds carts: add --replace/);
    expect(await carts.list('newer@x.y')).toHaveLength(1);
    expect(await restoreBackup(database.url, file, true)).toBe(1);
    expect(await carts.list('newer@x.y')).toEqual([]);
    expect(await carts.list(alba.email)).toHaveLength(1);
    await carts.close();
  });

  test('an export lists the lines that are in carts', async () => {
    const { carts } = await openTestStorage(database.url);
    await carts.add({ ...alba, type: '=1+1, "quoted"' });
    const removed = await carts.add({ ...alba, type: 'removed' });
    await carts.remove(removed.id);
    await carts.close();
    const file = freshFile('.csv');
    expect(await exportCsv(database.url, file, false)).toBe(1);
    const [head, line, end] = readFileSync(file, 'utf8').split('\r\n');
    expect(head).toBe('\uFEFFE-mail,Category,Type,Quantity,Pack weight,Unit,Added (UTC),Last change (UTC)');
    expect(line).toMatch(/^buyer@example\.com,Cinnamon,"'=1\+1, ""quoted""",2,12\.5,kg,\d{4}-.*Z,\d{4}-.*Z$/);
    expect(end).toBe('');
  });
});

describe('a chore refuses', () => {
  const missing = `sqlite:${join(folder, 'missing.sqlite')}`;

  test('to overwrite a file, unless told to', async () => {
    const file = freshFile('.csv');
    writeFileSync(file, 'mine');
    await expect(saveBackup(missing, file, false)).rejects.toThrow(`${file} is there already`);
    await expect(exportCsv(missing, file, false)).rejects.toThrow(`${file} is there already`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('a database that is not there, without making one', async () => {
    await expect(saveBackup(missing, freshFile('.sqlite'), false)).rejects.toThrow(/^there is no database at/);
    await expect(exportCsv(missing, freshFile('.csv'), false)).rejects.toThrow(/^there is no database at/);
    expect(existsSync(join(folder, 'missing.sqlite'))).toBe(false);
  });

  test('what is no backup, or only a part of one', async () => {
    const target = `sqlite:${freshFile('.sqlite')}`;
    await expect(restoreBackup(target, join(folder, 'none'), false)).rejects.toThrow(/^there is no file/);
    const text = freshFile('.sqlite');
    writeFileSync(text, 'hello '.repeat(1000));
    await expect(restoreBackup(target, text, false)).rejects.toThrow(/is not a backup of this site, or is damaged$/);
    const database = `sqlite:${freshFile('.sqlite')}`;
    const { carts } = await openTestStorage(database);
    for (let number = 0; number < 200; number++) await carts.add({ ...alba, email: `${number}@example.com` });
    await carts.close();
    const cut = freshFile('.sqlite');
    await saveBackup(database, cut, false);
    truncateSync(cut, 8192);
    await expect(restoreBackup(target, cut, false)).rejects.toThrow(/is not a backup of this site, or is damaged$/);
  });

  test.each([
    ['backup', [], /^error: usage: npm run backup -- FILE \[--replace\]\n$/],
    ['export-csv', ['a', 'b'], /^error: usage: npm run export -- FILE\.csv \[--replace\]\n$/],
    ['restore', ['--force', 'a'], /^error: usage: npm run restore -- FILE \[--replace\]\n$/],
    ['restore', ['/nowhere/backup.sqlite'], /^error: there is no file \/nowhere\/backup\.sqlite\n$/],
    ['backup', ['/nowhere/backup.sqlite'], /^error: there is no folder \/nowhere\n$/],
  ])('%s %o with one line', (script, options, message) => {
    const { status, stderr } = spawnSync(process.execPath, [`scripts/owner/${script}.ts`, ...options], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });
});

test.each([
  [['a', 1, 'b c'], 'a,1,b c\r\n'],
  [['say "hi"', 'a,b', 'two\nlines'], '"say ""hi""","a,b","two\nlines"\r\n'],
  [['=SUM(A1)', '+1', '-1', '@x', '\tx'], "'=SUM(A1),'+1,'-1,'@x,'\tx\r\n"],
])('the line of %o is right', (fields, line) => {
  expect(csvLine(fields)).toBe(line);
});
