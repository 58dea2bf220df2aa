import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { restoreBackup, saveBackup } from '#server/storage/owner/backup/backup.ts';
import {
  addItems,
  backUpAndReadContents,
  findPartFolders,
  readBackupContents,
} from '#tests/integration/support/sample-carts.ts';
import { openTestCartDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { runOwnerCommand } from '#tests/support/owner/run-owner-command.ts';
import { createFilePathFactory, makeTestFolder } from '#tests/support/test-folder.ts';
import { pageSize } from '#tests/support/zero-pages.ts';

const folder = makeTestFolder('faults', afterAll);
const createFilePath = createFilePathFactory(folder);
const env = (databaseUrl: string) => ({ ...process.env, DATABASE_URL: databaseUrl, TMPDIR: folder });

const [fileBefore, fileAfter] = [createFilePath('-before.sqlite'), createFilePath('-after.sqlite')];
const [backupBefore, backupAfter] = [createFilePath('-before.backup'), createFilePath('-after.backup')];
beforeAll(async () => {
  vi.stubEnv('TMPDIR', folder);
  await addItems(`sqlite:${fileBefore}`, 'before', 300);
  await addItems(`sqlite:${fileAfter}`, 'after', 1500);
  await saveBackup({ databaseUrl: { engine: 'sqlite', file: fileBefore }, file: backupBefore });
  await saveBackup({ databaseUrl: { engine: 'sqlite', file: fileAfter }, file: backupAfter });
});

afterAll(() => vi.unstubAllEnvs());

/** Returns the rows without their sequences, because a restore assigns new ones. */
function readStoredRows(file: string): unknown[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select * from cart_items order by sequence').all();
  return rows.map(({ sequence: _sequence, ...row }) => row);
}

function runStatements(file: string, statements: string): void {
  using database = new DatabaseSync(file);
  database.exec(statements);
}

describe('a damaged backup is rejected without a change of the carts', () => {
  const target = createFilePath('-target.sqlite');
  const scratch = createFilePath('.backup');
  beforeAll(() => restoreBackup({ databaseUrl: { engine: 'sqlite', file: target }, file: backupBefore }));

  const restore = (file: string) =>
    restoreBackup({ databaseUrl: { engine: 'sqlite', file: target }, file, canReplace: true });
  const tryRestore = async (file: string) => {
    const error = await restore(file).then(String, String);
    const contents = await backUpAndReadContents(`sqlite:${target}`, scratch);
    return { error, contents, leftovers: findPartFolders(folder) };
  };
  const composeRejection = (message: RegExp) => ({
    error: expect.stringMatching(message),
    contents: readBackupContents(backupBefore),
    leftovers: [],
  });
  const damage = /is not a backup of this site, or is damaged$/;

  test('if any page is overwritten', async () => {
    const bytes = readFileSync(backupBefore);
    const damaged = createFilePath('.backup');
    for (let start = 0; start < bytes.length; start += pageSize) {
      writeFileSync(
        damaged,
        Buffer.concat([bytes.subarray(0, start), Buffer.alloc(pageSize, 0xa5), bytes.subarray(start + pageSize)]),
      );
      await expect(restore(damaged), `page at ${start}`).rejects.toThrow(damage);
    }
    expect(await tryRestore(damaged)).toEqual(composeRejection(damage));
  });

  test('if one letter of a text is changed', async () => {
    const bytes = readFileSync(backupBefore);
    const position = bytes.indexOf('Cinnamon', Math.floor(bytes.length / 2));
    expect(position).toBeGreaterThan(0);
    bytes.write('Cinnamom', position);
    const damaged = createFilePath('.backup');
    writeFileSync(damaged, bytes);
    expect(await tryRestore(damaged)).toEqual(composeRejection(damage));
  });

  test('if any one bit is changed, unless it restores the same rows', async () => {
    const bytes = readFileSync(backupBefore);
    const damaged = createFilePath('.backup');
    const expectedRows = readStoredRows(backupBefore);
    // The header of SQLite is 16 letters, 20 fields of four bytes, and the version of SQLite.
    const positionsInHeader = Array.from({ length: 20 }, (_, field) => 16 + 4 * field + randomInt(4));
    const positionsAnywhere = Array.from({ length: 40 }, () => randomInt(bytes.length));
    for (const position of [...positionsInHeader, ...positionsAnywhere]) {
      const bit = randomInt(8);
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(position) ^ (1 << bit), position);
      writeFileSync(damaged, changed);
      const outcome = await restore(damaged).then(() => 'restored', String);
      expect(outcome, `bit ${bit} of byte ${position}`).toMatch(/^(restored|Error: .+)$/);
      expect(readStoredRows(target), `bit ${bit} of byte ${position}`).toEqual(expectedRows);
    }
  });

  test.each([
    ['to nothing', () => 0],
    ['to one byte', () => 1],
    ['within its header', () => 100],
    ['after its first page', () => pageSize],
    ['within its second page', () => pageSize + 900],
    ['after its fifth page', () => 5 * pageSize],
    ['before its last page', (size: number) => size - pageSize],
    ['before its last byte', (size: number) => size - 1],
  ])('if it is cut off %s', async (_, toLength) => {
    const damaged = createFilePath('.backup');
    copyFileSync(backupBefore, damaged);
    truncateSync(damaged, toLength(statSync(damaged).size));
    expect(await tryRestore(damaged)).toEqual(composeRejection(damage));
  });

  test.each([
    ['without the table', 'drop table cart_items'],
    ['with a table of another name', 'alter table cart_items rename to carts'],
    ['with another table of the name', 'drop table cart_items; create table cart_items (sequence integer, name text)'],
    ['with a column missing', 'alter table cart_items drop column unit'],
    ['of another program', 'drop table cart_items; drop table schema_versions; create table cart_items (name text)'],
  ])('%s', async (_, statements) => {
    const damaged = createFilePath('.backup');
    copyFileSync(backupBefore, damaged);
    runStatements(damaged, statements);
    expect(await tryRestore(damaged)).toEqual(composeRejection(damage));
  });

  test('if it has an unknown column of a newer version', async () => {
    const newer = createFilePath('.backup');
    copyFileSync(backupBefore, newer);
    // Without its checksum, so that only the column is wrong.
    runStatements(newer, 'pragma user_version = 0; alter table cart_items add column colour text');
    expect(await tryRestore(newer)).toEqual(
      composeRejection(/was made by a newer version of this site: update this one first$/),
    );
  });

  test('with a one-line error and exit code 1', async () => {
    const damaged = createFilePath('.backup');
    copyFileSync(backupBefore, damaged);
    truncateSync(damaged, 5 * pageSize);
    const { status, stderr } = await runOwnerCommand(`sqlite:${target}`, ['restore', damaged, '--replace']);
    expect(stderr).toBe(`error: ${damaged} is not a backup of this site, or is damaged\n`);
    expect(status).toBe(1);
  });
});

describe('on a full disk', () => {
  const blockSize = 512;
  const runWithFileSizeLimit = (blocks: number, args: string[], databaseUrl: string) => {
    const command = `ulimit -f ${blocks}; exec "$0" "$@"`;
    return spawnSync('/bin/sh', ['-c', command, process.execPath, ...args], {
      encoding: 'utf8',
      env: env(databaseUrl),
    });
  };
  const blocksOfPartOfCarts = 160;
  const diskFull = /^error: the disk is full[^\n]*; nothing was changed\n$/;

  test.each([
    ['backup', '.backup'],
    ['export', '.csv'],
  ])('%s fails with a one-line error, keeps the old file and leaves no temporary files', (script, ending) => {
    const file = createFilePath(ending);
    writeFileSync(file, 'old');
    const args = [`scripts/owner/${script}.ts`, file, '--replace'];
    const { status, stderr } = runWithFileSizeLimit(blocksOfPartOfCarts, args, `sqlite:${fileAfter}`);
    expect(stderr).toMatch(diskFull);
    expect(status).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(findPartFolders(folder)).toEqual([]);
  });

  const restoreWithLimit = async (shareOfBackup: number) => {
    const target = createFilePath('-target.sqlite');
    await restoreBackup({ databaseUrl: { engine: 'sqlite', file: target }, file: backupBefore });
    const blocks = Math.ceil((statSync(backupAfter).size / blockSize) * shareOfBackup);
    const args = ['scripts/owner/restore.ts', backupAfter, '--replace'];
    const { status, stderr } = runWithFileSizeLimit(blocks, args, `sqlite:${target}`);
    const contents = await backUpAndReadContents(`sqlite:${target}`, createFilePath('.backup'));
    return { status, stderr, contents };
  };
  const getUntouched = () => ({
    status: 1,
    stderr: expect.stringMatching(diskFull) as unknown,
    contents: readBackupContents(backupBefore),
  });
  const getRestored = () => ({ status: 0, stderr: '', contents: readBackupContents(backupAfter) });

  test('restore fails with a one-line error and changes nothing', async () => {
    expect(await restoreWithLimit(0.5)).toEqual(getUntouched());
  });

  test('restore succeeds with space enough', async () => {
    expect(await restoreWithLimit(3)).toEqual(getRestored());
  });

  test.each([1, 1.03, 1.1])('restore leaves no mixture with space for %d backups', async (share) => {
    expect([getUntouched(), getRestored()]).toContainEqual(await restoreWithLimit(share));
  });
});

describe('of a database that was not closed', () => {
  const itemCount = 50;
  const openWithItems = async () => {
    const file = createFilePath('-live.sqlite');
    const { cartRepository } = await openTestCartDatabase(`sqlite:${file}`);
    for (let count = 0; count < itemCount; count++) await cartRepository.add(albaOfAna);
    return file;
  };
  const restoreAndCount = async (file: string) => {
    const target = createFilePath('.sqlite');
    const restoredCount = await restoreBackup({ databaseUrl: { engine: 'sqlite', file: target }, file });
    const contents = await backUpAndReadContents(`sqlite:${target}`, createFilePath('.backup'));
    return { restoredCount, contents };
  };
  const allRows = { restoredCount: itemCount, contents: expect.stringMatching(`^${itemCount} rows`) as unknown };

  test('all rows are restored while it is in use', async () => {
    expect(await restoreAndCount(await openWithItems())).toEqual(allRows);
  });

  test('all rows are restored after its server was killed', async () => {
    const live = await openWithItems();
    const killed = createFilePath('-killed.sqlite');
    for (const suffix of ['', '-wal']) copyFileSync(live + suffix, killed + suffix);
    expect(await restoreAndCount(killed)).toEqual(allRows);
  });

  test('rows are missing if its log was not copied', async () => {
    const withoutLog = createFilePath('-main.sqlite');
    copyFileSync(await openWithItems(), withoutLog);
    expect((await restoreAndCount(withoutLog)).restoredCount).toBeLessThan(itemCount);
  });
});
