import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestStorage, testEngines, type TestDatabase } from '#tests/api/engines.ts';
import { testFolder } from '#tests/api/sample-carts.ts';
import { alba } from '#tests/api/test-app.ts';
import { restoreBackup, saveBackup } from './backup.ts';
import { openCartDump } from './cart-dump.ts';
import { toRow } from './cart-row.ts';
import { exportCsv } from './export-csv.ts';

const { folder: parent } = testFolder('backup');
let folder: string;
let files: number;
const freshFile = (ending: string) => join(folder, `${++files}${ending}`);
const damage = /is not a backup of this site, or is damaged$/;
beforeEach(() => {
  folder = join(parent, 'work');
  mkdirSync(folder);
  files = 0;
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe.each(testEngines)('from $name', ({ prepare }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await prepare();
    const { carts } = await openTestStorage(database.url);
    await carts.add(alba, 'key');
    await carts.add({ ...alba, note: '8 cm', email: 'b@example.com' });
    await carts.remove((await carts.add({ ...alba, email: 'c@example.com' })).id);
    await carts.close();
    // More than one statement inserts.
    const { db } = await openCartDump(database.url);
    const rows = Array.from({ length: 149 }, () => toRow(alba, null));
    for (const part of [rows.slice(0, 75), rows.slice(75)]) await db.insertInto('cart_items').values(part).execute();
    await db.destroy();
  });
  afterEach(() => database.drop());

  const rowsOf = async (url: string) => {
    const { db } = await openCartDump(url);
    const rows = await db.selectFrom('cart_items').selectAll().orderBy('sequence').execute();
    await db.destroy();
    return rows.map(({ sequence: _sequence, ...row }) => row);
  };

  test('a backup holds all columns of all rows in one closed file, and says how far it is', async () => {
    const file = freshFile('.backup');
    const saving: unknown[][] = [];
    expect(await saveBackup(database.url, file, false, (...progress) => saving.push(progress))).toBe(152);
    expect(saving).toEqual([['rows', 152, 152]]);
    expect(readdirSync(folder)).toEqual([basename(file)]);

    const target = freshFile('.sqlite');
    const restoring: unknown[][] = [];
    vi.stubEnv('TMPDIR', folder);
    expect(await restoreBackup(`sqlite:${target}`, file, false, (...progress) => restoring.push(progress))).toBe(152);
    expect(restoring.at(-1)).toEqual(['rows', 152, 152]);
    expect(readdirSync(folder)).toEqual([basename(file), basename(target)]);
    expect(await rowsOf(`sqlite:${target}`)).toEqual(await rowsOf(database.url));
  });

  test('a restore over carts needs permission, and an export counts the items that are listed', async () => {
    const file = freshFile('.backup');
    await saveBackup(database.url, file, false);
    await expect(restoreBackup(database.url, file, false)).rejects.toThrow(
      'the database already holds carts: add --replace to put the saved ones in their place',
    );
    expect(await rowsOf(database.url)).toHaveLength(152);
    expect(await restoreBackup(database.url, file, true)).toBe(152);
    expect(await rowsOf(database.url)).toEqual(await rowsOf(`sqlite:${file}`));
    const progress: unknown[][] = [];
    const csv = freshFile('.csv');
    expect(await exportCsv(database.url, csv, false, (...each) => progress.push(each))).toBe(151);
    expect(progress).toEqual([['rows', 152, 152]]);
    const lines = readFileSync(csv, 'utf8').split('\r\n');
    expect(lines[0]).toBe('\uFEFFEmail,Category,Type,Quantity,Pack weight,Unit,Added (UTC),Last change (UTC),Details');
    expect(lines[1]).toMatch(/^buyer@example\.com,Cinnamon,Alba,2,25,kg,\d{4}-.*Z,\d{4}-.*Z,$/);
    expect(lines[2]).toMatch(/^b@example\.com,.*,8 cm$/);
    expect(lines).toHaveLength(153);
  });
});

function change(file: string, statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

describe('a backup that is rejected', () => {
  const save = async () => {
    const url = `sqlite:${freshFile('.sqlite')}`;
    const { carts } = await openTestStorage(url);
    await carts.add(alba);
    await carts.close();
    const file = freshFile('.backup');
    await saveBackup(url, file, false);
    return file;
  };
  const restore = (file: string) => {
    vi.stubEnv('TMPDIR', folder);
    return restoreBackup(`sqlite:${freshFile('.sqlite')}`, file, false);
  };

  test.each([
    ['has another text', "update cart_items set type = 'C5'", 'wrong checksum'],
    ['has no table', 'drop table cart_items', 'the table is missing'],
    ['is of another program', 'drop table cart_items; pragma user_version = 0', 'the table is missing'],
    ['lacks a column', 'alter table cart_items drop column unit; pragma user_version = 0', 'columns are missing'],
  ])('%s', async (_, statements, reason) => {
    const file = await save();
    change(file, statements);
    const message = `${file} is not a backup of this site, or is damaged`;
    await expect(restore(file)).rejects.toMatchObject({ message, cause: { message: reason } });
    expect(readdirSync(folder).filter((name) => name.startsWith('restore-'))).toEqual([]);
  });

  test('is of a newer version', async () => {
    const file = await save();
    change(file, 'alter table cart_items add column colour; pragma user_version = 0');
    await expect(restore(file)).rejects.toThrow(
      `${file} was made by a newer version of this site: update this one first`,
    );
  });

  test('has a page of other bytes, any', async () => {
    const bytes = readFileSync(await save());
    const damaged = freshFile('.backup');
    for (let start = 0; start < bytes.length; start += 4096) {
      writeFileSync(damaged, Buffer.from(bytes).fill(0xa5, start, start + 4096));
      await expect(restore(damaged), `page at ${start}`).rejects.toThrow(damage);
    }
  });

  test('is no database, or none of ours; the reason is kept', async () => {
    const text = freshFile('.backup');
    writeFileSync(text, 'no database '.repeat(1000));
    await expect(restore(text)).rejects.toMatchObject({
      message: `${text} is not a backup of this site, or is damaged`,
      cause: { errcode: 26 },
    });
    await expect(restore(join(folder, 'none'))).rejects.toThrow(new Error(`there is no file ${join(folder, 'none')}`));
    await expect(restore(folder)).rejects.toThrow(`there is no file ${folder}`);
  });

  test('but a database that the site used since, whose checksum is stale, is restored', async () => {
    const file = await save();
    const { carts } = await openTestStorage(`sqlite:${file}`);
    await carts.add(alba);
    await carts.close();
    expect(await restore(file)).toBe(2);
    const empty = freshFile('.sqlite');
    await (await openTestStorage(`sqlite:${empty}`)).carts.close();
    expect(await restore(empty)).toBe(0);
  });
});

test('a large backup is read in steps, and all of it is checked', async () => {
  const large = freshFile('.sqlite');
  await (await openTestStorage(`sqlite:${large}`)).carts.close();
  const database = new DatabaseSync(large);
  database.exec(`
    insert into cart_items (id, email, category, type, quantity, pack_weight, unit, note, created_at, touched_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 2500)
    select 'id-' || i, 'a@example.com', 'Cinnamon', 'Alba', 1, '1', 'kg', hex(zeroblob(1500)), 1, i from n`);
  database.close();
  const file = freshFile('.backup');
  await saveBackup(`sqlite:${large}`, file, false);
  const steps: [string, number, number][] = [];
  const target = `sqlite:${freshFile('.sqlite')}`;
  await restoreBackup(target, file, false, (...step) => steps.push(step));
  const pages = steps[0]?.[2] ?? 0;
  expect(pages).toBeGreaterThan(2000);
  expect(steps).toEqual([
    ['reading', 1000, pages],
    ['reading', 2000, pages],
    ['rows', 1000, 2500],
    ['rows', 2000, 2500],
    ['rows', 2500, 2500],
  ]);
});

test('an interrupted read is no damage', async () => {
  const large = freshFile('.sqlite');
  await (await openTestStorage(`sqlite:${large}`)).carts.close();
  const stop = () => {
    throw new Error('stop');
  };
  change(large, 'create table filler as select zeroblob(8000000)');
  await expect(restoreBackup(`sqlite:${freshFile('.sqlite')}`, large, false, stop)).rejects.toThrow(new Error('stop'));
});

test('the database itself is neither written nor read', async () => {
  const file = freshFile('.sqlite');
  await (await openTestStorage(`sqlite:${file}`)).carts.close();
  for (const work of [saveBackup, exportCsv, restoreBackup]) {
    await expect(work(`sqlite:${file}`, file, true)).rejects.toThrow('belongs to the database itself');
  }
  await expect(saveBackup('postgres://site@127.0.0.1:1/none', file, true)).rejects.toThrow('ECONNREFUSED');
});

test('a missing database is named, and not made', async () => {
  const file = join(folder, 'none.sqlite');
  await expect(openCartDump(`sqlite:${file}`)).rejects.toThrow(
    new Error(`there is no database at ${file}: set DATABASE_URL`),
  );
  expect(existsSync(file)).toBe(false);
});
