import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createSqlite } from './database.ts';
import { createReadBatch } from './read-batch.ts';

const folder = mkdtempSync(join(tmpdir(), 'reads-'));
const file = join(folder, 'site.sqlite');
const database = createSqlite(file);
database.exec('create table numbers (number integer)');
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});
const count = 'select count(*) as count from numbers';

test('a turn runs reads until its budget is used, and the next turns run the others in order', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let turn = 0;
  let isOver = false;
  const countTurns = () => {
    turn++;
    if (!isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  // Each read takes 3 ms.
  database.function('work', () => {
    now += 3;
    return turn;
  });
  const read = createReadBatch(database, 5);
  // Each in its own callback, as requests arrive.
  const rows = await Promise.all(
    Array.from({ length: 7 }, () => nextTurn().then(() => read('select work() as at', []))),
  );
  isOver = true;
  const turns = rows.flat().map((row) => (row as { at: number }).at);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect([...Map.groupBy(turns, (at) => at).values()].map(({ length }) => length)).toEqual([2, 2, 2, 1]);
});

test('a read sees what another connection stored before it, and leaves no transaction open', async () => {
  const read = createReadBatch(database, 5);
  const other = new DatabaseSync(file);
  const first = read(count, []);
  other.exec('insert into numbers values (1)');
  const second = read(count, []);
  expect(await Promise.all([first, second])).toEqual([[{ count: 1 }], [{ count: 1 }]]);
  expect(database.isTransaction).toBe(false);
  other.exec('insert into numbers values (2)');
  expect(await read(count, [])).toEqual([{ count: 2 }]);
  other.close();
});

test('a failed read fails alone', async () => {
  const read = createReadBatch(database, 5);
  const results = await Promise.allSettled([read(count, []), read('select * from nothing', []), read(count, [])]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
