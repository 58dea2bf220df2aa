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

const { folder, newFilePath } = makeBackupFolder('backup');

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
    const rows = Array.from({ length: 149 }, () => toCartRow(albaOfAna));
    for (const part of [rows.slice(0, 75), rows.slice(75)]) await db.insertInto('cart_items').values(part).execute();
    await db.destroy();
  });

  const readRows = async (url: string) => {
    const { db } = await openTestDb(parseDatabaseUrl(url));
    const rows = await db.selectFrom('cart_items').selectAll().orderBy('sequence').execute();
    await db.destroy();
    return rows.map(({ sequence: _sequence, ...row }) => row);
  };

  test('a backup holds all columns of all rows in one closed file, and says how far it is', async () => {
    const file = newFilePath('.backup');
    const saving: unknown[][] = [];
    expect(
      await saveBackup({ databaseUrl: database.parsedUrl, file, onProgress: (...progress) => saving.push(progress) }),
    ).toBe(152);
    expect(saving).toEqual([['rows', 152, 152]]);
    expect(readdirSync(folder)).toEqual([basename(file)]);

    const target = newFilePath('.sqlite');
    const restoring: unknown[][] = [];
    vi.stubEnv('TMPDIR', folder);
    expect(
      await restoreBackup({
        databaseUrl: { engine: 'sqlite', file: target },
        file,
        onProgress: (...progress) => restoring.push(progress),
      }),
    ).toBe(152);
    expect(restoring.at(-1)).toEqual(['rows', 152, 152]);
    expect(readdirSync(folder)).toEqual([basename(file), basename(target)]);
    expect(await readRows(`sqlite:${target}`)).toEqual(await readRows(database.url));
  });

  test('a restore over carts needs permission', async () => {
    const file = newFilePath('.backup');
    await saveBackup({ databaseUrl: database.parsedUrl, file });
    await expect(restoreBackup({ databaseUrl: database.parsedUrl, file })).rejects.toThrow(
      'the database already holds carts: add --replace to put the saved ones in their place',
    );
    expect(await readRows(database.url)).toHaveLength(152);
    expect(await restoreBackup({ databaseUrl: database.parsedUrl, file, canReplace: true })).toBe(152);
    expect(await readRows(database.url)).toEqual(await readRows(`sqlite:${file}`));
  });

  test('an export has a line for each item that is listed, and says how far it is', async () => {
    const progress: unknown[][] = [];
    const csv = newFilePath('.csv');
    expect(
      await exportCsv({ databaseUrl: database.parsedUrl, file: csv, onProgress: (...each) => progress.push(each) }),
    ).toBe(151);
    expect(progress).toEqual([['rows', 152, 152]]);
    const lines = readFileSync(csv, 'utf8').split('\r\n');
    expect(lines[0]).toBe(`\uFEFF${Object.values(exportColumns).join(',')}`);
    expect(lines[1]).toMatch(/^ana@example\.com,Cinnamon,Alba,2,25,kg,\d{4}-.*Z,\d{4}-.*Z,$/);
    expect(lines[2]).toMatch(/^b@example\.com,.*,8 cm$/);
    expect(lines).toHaveLength(153);
  });
});

test('a backup and an export leave no log beside the database, also if they fail', async () => {
  const url = `sqlite:${newFilePath('.sqlite')}`;
  const stop = () => {
    throw new Error('stop');
  };
  for (const work of [saveBackup, exportCsv]) {
    const { cartRepository: carts, close } = await openTestCartDatabase(url);
    await carts.add(albaOfAna);
    await close();
    await work({ databaseUrl: parseDatabaseUrl(url), file: join(folder, 'saved'), canReplace: true });
    await expect(
      work({ databaseUrl: parseDatabaseUrl(url), file: join(folder, 'failed'), onProgress: stop }),
    ).rejects.toThrow('stop');
    expect(readdirSync(folder).toSorted()).toEqual([basename(url), 'saved']);
  }
});

test('the database itself is neither written nor read', async () => {
  const file = newFilePath('.sqlite');
  await (await openTestCartDatabase(`sqlite:${file}`)).close();
  for (const work of [saveBackup, exportCsv, restoreBackup]) {
    await expect(work({ databaseUrl: { engine: 'sqlite', file }, file, canReplace: true })).rejects.toThrow(
      'belongs to the database itself',
    );
  }
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
