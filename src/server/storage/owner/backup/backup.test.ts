import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toCartRow } from '#server/storage/carts/cart-row.ts';
import { parseDatabaseUrl } from '#server/storage/database-url.ts';
import { exportCsv } from '#server/storage/owner/export-csv.ts';
import { openOwnerDatabase } from '#server/storage/owner/owner-database.ts';
import { openTestCartDatabase, openTestDb, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { makeBackupFolder } from '#tests/support/owner/backup-folder.ts';
import { exportColumns } from '#text/cart/cart-item.ts';
import { restoreBackup, saveBackup } from './backup.ts';

const { folder, createFilePath } = makeBackupFolder('backup');
const rowCount = 152;
const tombstoneCount = 1;
const listedCount = rowCount - tombstoneCount;
const wholeProgress = [['rows', rowCount, rowCount]];

function recordProgress() {
  const progress: unknown[][] = [];
  return { progress, onProgress: (...step: unknown[]) => void progress.push(step) };
}

describe.each(testEngines)('from $name', ({ prepare }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await prepare();
    const { cartRepository, close } = await openTestCartDatabase(database.url);
    await cartRepository.add(albaOfAna, 'key');
    await cartRepository.add({ ...albaOfAna, note: '8 cm', email: 'b@example.com' });
    await cartRepository.remove((await cartRepository.add({ ...albaOfAna, email: 'c@example.com' })).id);
    await close();
    const { db } = await openTestDb(database.parsedUrl);
    const rows = Array.from({ length: rowCount - 3 }, () => toCartRow(albaOfAna));
    for (const part of [rows.slice(0, 75), rows.slice(75)]) await db.insertInto('cart_items').values(part).execute();
    await db.destroy();
  });

  const readRows = async (url: string) => {
    const { db } = await openTestDb(parseDatabaseUrl(url));
    const rows = await db.selectFrom('cart_items').selectAll().orderBy('sequence').execute();
    await db.destroy();
    return rows.map(({ sequence: _sequence, ...row }) => row);
  };

  test('a backup is one closed file, and says how far it is', async () => {
    const file = createFilePath('.backup');
    const { progress, onProgress } = recordProgress();
    expect(await saveBackup({ databaseUrl: database.parsedUrl, file, onProgress })).toBe(rowCount);
    expect(progress).toEqual(wholeProgress);
    expect(readdirSync(folder)).toEqual([basename(file)]);
  });

  test('a backup restores all columns of all rows, and says how far it is', async () => {
    const file = createFilePath('.backup');
    await saveBackup({ databaseUrl: database.parsedUrl, file });
    const target = createFilePath('.sqlite');
    const { progress, onProgress } = recordProgress();
    vi.stubEnv('TMPDIR', folder);
    expect(await restoreBackup({ databaseUrl: { engine: 'sqlite', file: target }, file, onProgress })).toBe(rowCount);
    expect(progress.at(-1)).toEqual(wholeProgress[0]);
    expect(readdirSync(folder)).toEqual([basename(file), basename(target)]);
    expect(await readRows(`sqlite:${target}`)).toEqual(await readRows(database.url));
  });

  test('a restore over carts needs permission', async () => {
    const file = createFilePath('.backup');
    await saveBackup({ databaseUrl: database.parsedUrl, file });
    await expect(restoreBackup({ databaseUrl: database.parsedUrl, file })).rejects.toThrow(
      'the database already holds carts: add --replace to put the saved ones in their place',
    );
    expect(await readRows(database.url)).toHaveLength(rowCount);
    expect(await restoreBackup({ databaseUrl: database.parsedUrl, file, canReplace: true })).toBe(rowCount);
    expect(await readRows(database.url)).toEqual(await readRows(`sqlite:${file}`));
  });

  test('an export holds the items that are listed, below their titles', async () => {
    const csv = createFilePath('.csv');
    const { progress, onProgress } = recordProgress();
    expect(await exportCsv({ databaseUrl: database.parsedUrl, file: csv, onProgress })).toBe(listedCount);
    expect(progress).toEqual(wholeProgress);
    const lines = readFileSync(csv, 'utf8').split('\r\n');
    expect(lines[0]).toBe(`\uFEFF${Object.values(exportColumns).join(',')}`);
    expect(lines[1]).toMatch(/^ana@example\.com,Cinnamon,Alba,2,25,kg,\d{4}-.*Z,\d{4}-.*Z,$/);
    expect(lines[2]).toMatch(/^b@example\.com,.*,8 cm$/);
    const [title, end] = [1, 1];
    expect(lines).toHaveLength(title + listedCount + end);
  });
});

test.each([
  ['a backup', saveBackup],
  ['an export', exportCsv],
])('%s leaves no log beside the database, also if it fails', async (_, work) => {
  const url = `sqlite:${createFilePath('.sqlite')}`;
  const { cartRepository: carts, close } = await openTestCartDatabase(url);
  await carts.add(albaOfAna);
  await close();
  await work({ databaseUrl: parseDatabaseUrl(url), file: join(folder, 'saved') });
  const onProgress = () => {
    throw new Error('stop');
  };
  await expect(work({ databaseUrl: parseDatabaseUrl(url), file: join(folder, 'failed'), onProgress })).rejects.toThrow(
    'stop',
  );
  expect(readdirSync(folder).toSorted()).toEqual([basename(url), 'saved']);
});

test.each([
  ['a backup', saveBackup],
  ['an export', exportCsv],
  ['a restore', restoreBackup],
])('the database itself is no file of %s', async (_, work) => {
  const file = createFilePath('.sqlite');
  await (await openTestCartDatabase(`sqlite:${file}`)).close();
  await expect(work({ databaseUrl: { engine: 'sqlite', file }, file, canReplace: true })).rejects.toThrow(
    'belongs to the database itself',
  );
});

test('a file of SQLite is never the database itself, if that is PostgreSQL', async () => {
  // The files were compared and found to be others, since the database was asked: there is none at this address.
  const file = createFilePath('.sqlite');
  await expect(
    saveBackup({
      databaseUrl: { engine: 'postgres', url: 'postgres://site@127.0.0.1:1/none' },
      file,
      canReplace: true,
    }),
  ).rejects.toThrow('ECONNREFUSED');
});

test('a missing database is named, and not made', async () => {
  const file = join(folder, 'none.sqlite');
  await expect(openOwnerDatabase({ engine: 'sqlite', file })).rejects.toThrow(
    new Error(`there is no database at ${file}: set DATABASE_URL`),
  );
  expect(existsSync(file)).toBe(false);
});
