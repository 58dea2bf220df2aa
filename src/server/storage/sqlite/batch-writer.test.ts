import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import { sqliteConstraintUnique } from '#tests/support/sqlite-constraint-unique.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { createBatchWriter } from './batch-writer.ts';

function openDatabase() {
  const made = new DatabaseSync(':memory:');
  made.exec('create table notes (text text unique)');
  return made;
}

const insert = (text: string) => ({ sql: 'insert into notes values (?) returning text', parameters: [text] });

function openTwice() {
  const file = join(makeTestFolder('batch', onTestFinished), 'notes.sqlite');
  const [notes, other] = [new DatabaseSync(file, { timeout: 0 }), new DatabaseSync(file, { timeout: 0 })];
  onTestFinished(() => {
    for (const each of [notes, other]) each.close();
  });
  notes.exec('create table notes (text text unique)');
  return { run: createBatchWriter(notes), other };
}

test('a batch runs all statements and returns a result for each', () => {
  const run = createBatchWriter(openDatabase());
  expect(run([insert('a'), insert('b'), { sql: 'delete from notes where text = ?', parameters: ['a'] }])).toEqual({
    ok: true,
    value: [
      { ok: true, value: { rows: [{ text: 'a' }], changes: 1 } },
      { ok: true, value: { rows: [{ text: 'b' }], changes: 1 } },
      { ok: true, value: { rows: [], changes: 1 } },
    ],
  });
});

test('a failed statement has no effect, and the other statements of the batch succeed', () => {
  const notes = openDatabase();
  const run = createBatchWriter(notes);
  expect(run([insert('a'), insert('a'), insert('b')])).toMatchObject({
    value: [
      { value: { changes: 1 } },
      { error: { code: 'ERR_SQLITE_ERROR', errcode: sqliteConstraintUnique } },
      { value: { changes: 1 } },
    ],
  });
  expect(notes.prepare('select text from notes').all()).toEqual([{ text: 'a' }, { text: 'b' }]);
});

test('a full disk rolls back the whole batch, and the next batch succeeds', () => {
  const notes = openDatabase();
  const run = createBatchWriter(notes);
  notes.exec('pragma max_page_count = 10');
  expect(run([insert('a'), insert('b'.repeat(100_000))])).toMatchObject({
    ok: false,
    error: { code: 'ERR_SQLITE_ERROR', errcode: sqliteCodes.full },
  });
  expect(notes.prepare('select text from notes').all()).toEqual([]);
  expect(run([insert('c')])).toMatchObject({ value: [{ value: { changes: 1 } }] });
});

test('a batch is committed at its end', () => {
  const { run, other } = openTwice();
  run([insert('a')]);
  expect(other.prepare('select text from notes').all()).toEqual([{ text: 'a' }]);
});

test('a batch that meets a lock is refused as a whole', () => {
  const { run, other } = openTwice();
  other.exec('begin immediate');
  expect(run([insert('b')])).toMatchObject({
    ok: false,
    error: { code: 'ERR_SQLITE_ERROR', errcode: sqliteCodes.busy },
  });
  other.exec('rollback');
});
