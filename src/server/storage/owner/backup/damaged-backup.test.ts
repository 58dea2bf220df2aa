import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxCartItems } from '#domain/cart/cart-item.ts';
import { parseDatabaseUrl } from '#server/storage/database-url.ts';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import { openTestCartDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { makeBackupFolder } from '#tests/support/owner/backup-folder.ts';
import { restoreBackup, saveBackup } from './backup.ts';

const { folder, createFilePath } = makeBackupFolder('damaged-backup');
const pageBytes = 4096;
const rowsOrPagesPerStep = 1000;
const largeRowCount = 7500;
const damage = /is not a backup of this site, or is damaged$/;

function change(file: string, statements: string): void {
  using database = new DatabaseSync(file);
  database.exec(statements);
}

function changeAndRemoveChecksum(file: string, statements: string): void {
  change(file, `${statements}; pragma user_version = 0`);
}

function copyItem(file: string, count: number): void {
  changeAndRemoveChecksum(
    file,
    `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${count})
     insert into cart_items (id, email, category, type, quantity, pack_weight, unit, created_at, touched_at)
     select 'copy-' || i, email, category, type, quantity, pack_weight, unit, 1, 1 from cart_items, numbers`,
  );
}

async function save(): Promise<string> {
  const url = `sqlite:${createFilePath('.sqlite')}`;
  const { cartRepository, close } = await openTestCartDatabase(url);
  await cartRepository.add(albaOfAna);
  await close();
  const file = createFilePath('.backup');
  await saveBackup({ databaseUrl: parseDatabaseUrl(url), file });
  return file;
}

function restore(file: string): Promise<number> {
  vi.stubEnv('TMPDIR', folder);
  return restoreBackup({ databaseUrl: { engine: 'sqlite', file: createFilePath('.sqlite') }, file });
}

const toDamage = (file: string, reason: string) => ({
  message: `${file} is not a backup of this site, or is damaged`,
  cause: { message: reason },
});
const listRemains = () => readdirSync(folder).filter((name) => name.startsWith('restore.part-'));

describe('a backup that is rejected', () => {
  test.each([
    ['has another text', "update cart_items set type = 'C5'", 'wrong checksum'],
    ['has no table', 'drop table cart_items', 'the table is missing'],
    [
      'has a number that no script can hold',
      'update cart_items set created_at = 9223372036854775807',
      'Value is too large to be represented as a JavaScript number: 9223372036854775807',
    ],
  ])('%s', async (_, statements, reason) => {
    const file = await save();
    change(file, statements);
    await expect(restore(file)).rejects.toMatchObject(toDamage(file, reason));
    expect(listRemains()).toEqual([]);
  });

  test.each([
    ['is of another program', 'drop table cart_items', 'the table is missing'],
    ['lacks a column', 'alter table cart_items drop column unit', 'columns are missing'],
  ])('%s', async (_, statements, reason) => {
    const file = await save();
    changeAndRemoveChecksum(file, statements);
    await expect(restore(file)).rejects.toMatchObject(toDamage(file, reason));
    expect(listRemains()).toEqual([]);
  });

  test.each([
    ['a negative sequence', 'update cart_items set sequence = -1', 'sequence of number -1'],
    ['a quantity that is text', "update cart_items set quantity = 'ten'", 'quantity of number 1'],
    ['a time that is text', "update cart_items set created_at = 'yesterday'", 'created_at of number 1'],
  ])('has %s', async (_, statements, place) => {
    const file = await save();
    changeAndRemoveChecksum(file, statements);
    await expect(restore(file)).rejects.toThrow(`${file} holds a row that this site never stores: ${place}`);
  });

  test('has a cart of more than 200 items', async () => {
    const file = await save();
    copyItem(file, maxCartItems);
    await expect(restore(file)).rejects.toThrow(`${file} holds a cart of more than ${maxCartItems} items`);
  });

  test('has lost the list of its migrations, which then fail', async () => {
    const file = await save();
    changeAndRemoveChecksum(file, 'drop table schema_versions');
    await expect(restore(file)).rejects.toThrow(damage);
  });

  test('has a log that can’t be opened', async () => {
    const file = await save();
    change(file, 'pragma journal_mode = wal');
    mkdirSync(`${file}-wal`);
    await expect(restore(file)).rejects.toMatchObject({
      message: `${file} can't be read`,
      cause: { errcode: sqliteCodes.cantopen },
    });
  });

  test('is of a newer version', async () => {
    const file = await save();
    changeAndRemoveChecksum(file, 'alter table cart_items add column colour');
    await expect(restore(file)).rejects.toThrow(
      `${file} was made by a newer version of this site: update this one first`,
    );
  });

  test('has one page of other bytes, whichever it is', async () => {
    const bytes = readFileSync(await save());
    const damaged = createFilePath('.backup');
    for (let start = 0; start < bytes.length; start += pageBytes) {
      writeFileSync(damaged, Buffer.from(bytes).fill(0xa5, start, start + pageBytes));
      await expect(restore(damaged), `page at ${start}`).rejects.toThrow(damage);
    }
  });

  test('is no database, which is kept as the reason', async () => {
    const text = createFilePath('.backup');
    writeFileSync(text, 'no database '.repeat(1000));
    await expect(restore(text)).rejects.toMatchObject({
      message: `${text} is not a backup of this site, or is damaged`,
      cause: { errcode: sqliteCodes.notadb },
    });
  });

  test('is not there', async () => {
    await expect(restore(join(folder, 'none'))).rejects.toThrow(new Error(`there is no file ${join(folder, 'none')}`));
  });

  test('is a folder', async () => {
    await expect(restore(folder)).rejects.toThrow(`there is no file ${folder}`);
  });
});

test('a database that the site used since its backup, so that the checksum is stale, is restored', async () => {
  const file = await save();
  const { cartRepository: carts, close } = await openTestCartDatabase(`sqlite:${file}`);
  await carts.add(albaOfAna);
  await close();
  expect(await restore(file)).toBe(2);
  const empty = createFilePath('.sqlite');
  await (await openTestCartDatabase(`sqlite:${empty}`)).close();
  expect(await restore(empty)).toBe(0);
});

test('a backup with a full cart is restored', async () => {
  const file = await save();
  copyItem(file, maxCartItems - 1);
  expect(await restore(file)).toBe(maxCartItems);
});

describe('a large backup', () => {
  let large: string;
  beforeEach(async () => {
    large = createFilePath('.sqlite');
    await (await openTestCartDatabase(`sqlite:${large}`)).close();
    change(
      large,
      `insert into cart_items (id, email, category, type, quantity, pack_weight, unit, note, created_at, touched_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ${largeRowCount})
       select 'id-' || i, '${'e'.repeat(230)}' || (i / 100) || '@example.com', '${'c'.repeat(100)}', '${'t'.repeat(100)}', 1, '1', 'kg',
         '${'n'.repeat(120)}', 1, i from n`,
    );
  });
  type Step = [string, number, number];
  const restoreInSteps = async (file: string, duringReading: () => void = () => undefined) => {
    const steps: Step[] = [];
    vi.stubEnv('TMPDIR', folder);
    await restoreBackup({
      databaseUrl: { engine: 'sqlite', file: createFilePath('.sqlite') },
      file,
      onProgress: (...step) => {
        steps.push(step);
        if (step[0] === 'reading') duringReading();
      },
    });
    return { steps, pages: steps[0]?.[2] ?? 0 };
  };
  const listAllSteps = (pages: number): Step[] => [
    ['reading', rowsOrPagesPerStep, pages],
    ['reading', 2 * rowsOrPagesPerStep, pages],
    ...[1, 2, 3, 4, 5, 6, 7].map((step): Step => ['rows', step * rowsOrPagesPerStep, largeRowCount]),
    ['rows', largeRowCount, largeRowCount],
  ];

  test('is read and checked in steps', async () => {
    const file = createFilePath('.backup');
    await saveBackup({ databaseUrl: { engine: 'sqlite', file: large }, file });
    const { steps, pages } = await restoreInSteps(file);
    expect(steps).toEqual(listAllSteps(pages));
    expect(pages).toBeGreaterThan(2 * rowsOrPagesPerStep);
  });

  test('that the site writes to is read as it was at the start', async () => {
    const site = new DatabaseSync(large);
    const modes: number[] = [];
    const { steps, pages } = await restoreInSteps(large, () => {
      site.exec('update cart_items set quantity = quantity + 1');
      const copies = readdirSync(folder).find((name) => name.startsWith('restore.part-')) ?? '';
      modes.push(statSync(join(folder, copies, 'copy.sqlite')).mode & 0o777);
    });
    site.close();
    expect(steps).toEqual(listAllSteps(pages));
    expect(modes).toEqual([0o600, 0o600]);
  });
});

test.each([
  ['an interrupted read', new Error('stop')],
  ['a full disk', Object.assign(new Error('database or disk is full'), { errcode: sqliteCodes.full })],
])('%s is no damage', async (_, error) => {
  const large = createFilePath('.sqlite');
  await (await openTestCartDatabase(`sqlite:${large}`)).close();
  const stop = () => {
    throw error;
  };
  change(large, 'create table filler as select zeroblob(8000000)');
  await expect(
    restoreBackup({
      databaseUrl: { engine: 'sqlite', file: createFilePath('.sqlite') },
      file: large,
      onProgress: stop,
    }),
  ).rejects.toBe(error);
});
