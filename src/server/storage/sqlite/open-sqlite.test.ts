import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { openAndMigrateSqlite, openSqlite } from './open-sqlite.ts';

const folder = makeTestFolder('open', afterAll);
afterEach(() => void vi.useRealTimers());

const expectNoWarning = {
  warn: (line: string) => {
    throw new Error(line);
  },
};

test('only an emptied file is warned of, not a missing or whole one', async () => {
  const file = join(folder, 'emptied.sqlite');
  await (await openSqlite(file, expectNoWarning)).close();
  await (await openSqlite(file, expectNoWarning)).close();
  truncateSync(file);
  const warn = vi.fn<(line: string) => void>();
  await (await openSqlite(file, { warn })).close();
  expect(warn.mock.calls).toEqual([
    [`the database ${file} is empty: the site begins without carts. If it held any, restore a backup`],
  ]);
});

test('a database that others may read is closed to them, with its log', async () => {
  const file = join(folder, 'copied.sqlite');
  await (await openAndMigrateSqlite(file)).destroy();
  using reader = new DatabaseSync(file);
  reader.exec('select * from cart_items; create table notes (text)');
  const names = [file, `${file}-wal`, `${file}-shm`];
  for (const name of names) chmodSync(name, 0o644);
  const { close } = await openSqlite(file, expectNoWarning);
  onTestFinished(close);
  expect(names.map((name) => statSync(name).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
});

test('a database that is missing is made with its folder, for its owner only', async () => {
  const file = join(folder, 'new/site.sqlite');
  const { cartRepository, description, close } = await openSqlite(file, expectNoWarning);
  await cartRepository.probe();
  await close();
  expect(description).toBe(`SQLite at ${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
});

test('a database that is closed before its first query leaves nothing open that keeps a process running', () => {
  const script = `const { openSqlite } = await import('./src/server/storage/sqlite/open-sqlite.ts');
    await (await openSqlite(${JSON.stringify(join(folder, 'closed/site.sqlite'))}, console)).close();`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', timeout: 30_000 });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(join(folder, 'closed'))).toEqual(['site.sqlite']);
});

test('a file that is no database is refused in one line, and stays', async () => {
  const file = join(folder, 'text.sqlite');
  writeFileSync(file, 'this is no database at all'.repeat(100));
  await expect(openAndMigrateSqlite(file)).rejects.toMatchObject({
    message: `the database ${file} can't be used: file is not a database`,
    cause: { errcode: sqliteCodes.notadb },
  });
  expect(existsSync(file)).toBe(true);
});

test('a database in memory makes no file', async () => {
  await (await openAndMigrateSqlite(':memory:')).destroy();
  expect(existsSync(':memory:')).toBe(false);
});

test('the start waits for the lock of another process', async () => {
  const file = join(folder, 'locked.sqlite');
  using other = new DatabaseSync(file);
  other.exec('create table notes (text); begin exclusive');
  const opening = openAndMigrateSqlite(file);
  other.exec('rollback');
  const db = await opening;
  await expect(db.destroy()).resolves.toBeUndefined();
});

test('a lock that stays for ten seconds is an error', async () => {
  const file = join(folder, 'busy.sqlite');
  using other = new DatabaseSync(file);
  other.exec('create table notes (text); begin exclusive');
  vi.useFakeTimers({ toFake: ['performance'] });
  const opening = openAndMigrateSqlite(file);
  vi.advanceTimersByTime(10_001);
  await expect(opening).rejects.toThrow(`the database ${file} can't be used: database is locked`);
});
