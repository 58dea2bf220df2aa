import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { zeroPages } from '#tests/support/zero-pages.ts';
import { createBatchReader } from './batch-reader.ts';
import { connectFromMainThread } from './connection.ts';

const folder = makeTestFolder('reads', afterAll);
const file = join(folder, 'site.sqlite');
const database = connectFromMainThread(file);
database.exec('create table numbers (number integer)');
afterEach(() => vi.restoreAllMocks());
afterAll(() => database.close());
const countNumbers = 'select count(*) as count from numbers';

test('a turn runs reads until its budget is used, and the next turns run the others in order', async () => {
  const [budgetMs, workMs] = [5, 3];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let turn = 0;
  let isOver = false;
  const countTurns = () => {
    turn++;
    if (!isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  database.function('work', () => {
    now += workMs;
    return turn;
  });
  const read = createBatchReader(database, budgetMs);
  const rows = await Promise.all(
    Array.from({ length: 7 }, () => nextTurn().then(() => read('select work() as at', []))),
  );
  isOver = true;
  const turns = rows.flat().map((row) => (row as { at: number }).at);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect([...Map.groupBy(turns, (at) => at).values()].map(({ length }) => length)).toEqual([2, 2, 2, 1]);
});

test('a read sees what another connection stored before it, and leaves no transaction open', async () => {
  const read = createBatchReader(database, 5);
  const otherConnection = new DatabaseSync(file);
  const readBeforeInsert = read(countNumbers, []);
  otherConnection.exec('insert into numbers values (1)');
  const readAfterInsert = read(countNumbers, []);
  expect(await Promise.all([readBeforeInsert, readAfterInsert])).toEqual([[{ count: 1 }], [{ count: 1 }]]);
  expect(database.isTransaction).toBe(false);
  otherConnection.exec('insert into numbers values (2)');
  expect(await read(countNumbers, [])).toEqual([{ count: 2 }]);
  otherConnection.close();
});

test('a failed read fails alone', async () => {
  const read = createBatchReader(database, 5);
  const results = await Promise.allSettled([
    read(countNumbers, []),
    read('select * from nothing', []),
    read(countNumbers, []),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a read of a damaged page fails alone, and those after it in the queue are answered', async () => {
  const damagedFile = join(folder, 'damaged.sqlite');
  const writer = new DatabaseSync(damagedFile);
  writer.exec('create table texts (text text); create table whole (number integer)');
  for (let row = 0; row < 50; row++) writer.prepare('insert into texts values (?)').run('x'.repeat(1000));
  writer.close();
  zeroPages(damagedFile, 5, 8);
  const reader = new DatabaseSync(damagedFile);
  const read = createBatchReader(reader, 0);
  const readTexts = 'select text from texts';
  const countWhole = 'select count(*) as count from whole';
  const results = await Promise.allSettled([
    read(countWhole, []),
    read(readTexts, []),
    read(countWhole, []),
    read(countWhole, []),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: { errcode: sqliteCodes.corrupt } });
  expect(reader.isTransaction).toBe(false);
  reader.close();
});

test('reads that are waiting when the file is closed are rejected', async () => {
  const closing = new DatabaseSync(file);
  const read = createBatchReader(closing, 5);
  const results = Promise.allSettled([read(countNumbers, []), read(countNumbers, [])]);
  closing.close();
  const rejected = { status: 'rejected', reason: { message: 'database is not open' } };
  expect(await results).toMatchObject([rejected, rejected]);
});
