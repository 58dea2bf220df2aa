import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { createBatchWriter } from './batch-writer.ts';

/** SQLITE_CONSTRAINT_UNIQUE (https://sqlite.org/rescode.html). */
const uniqueViolation = 2067;

function database() {
  const made = new DatabaseSync(':memory:');
  made.exec('create table notes (text text unique)');
  return made;
}

const insert = (text: string) => ({ sql: 'insert into notes values (?) returning text', parameters: [text] });

test('a batch runs all statements and returns a result for each', () => {
  const run = createBatchWriter(database());
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
  const notes = database();
  const run = createBatchWriter(notes);
  expect(run([insert('a'), insert('a'), insert('b')])).toMatchObject({
    value: [
      { value: { changes: 1 } },
      { error: { code: 'ERR_SQLITE_ERROR', errcode: uniqueViolation } },
      { value: { changes: 1 } },
    ],
  });
  expect(notes.prepare('select text from notes').all()).toEqual([{ text: 'a' }, { text: 'b' }]);
});

test('a full disk rolls back the whole batch, and the next batch succeeds', () => {
  const notes = database();
  const run = createBatchWriter(notes);
  notes.exec('pragma max_page_count = 10');
  expect(run([insert('a'), insert('b'.repeat(100_000))])).toMatchObject({
    ok: false,
    error: { code: 'ERR_SQLITE_ERROR', errcode: sqliteCodes.full },
  });
  expect(notes.prepare('select text from notes').all()).toEqual([]);
  expect(run([insert('c')])).toMatchObject({ value: [{ value: { changes: 1 } }] });
});

test('a batch is committed at its end, and one that meets a lock is refused as a whole', () => {
  const folder = makeTestFolder('batch', onTestFinished);
  const [notes, other] = [1, 2].map(() => new DatabaseSync(join(folder, 'notes.sqlite'), { timeout: 0 }));
  if (!notes || !other) throw new Error('no database');
  notes.exec('create table notes (text text unique)');
  const run = createBatchWriter(notes);
  run([insert('a')]);
  expect(other.prepare('select text from notes').all()).toEqual([{ text: 'a' }]);
  other.exec('begin immediate');
  expect(run([insert('b')])).toMatchObject({
    ok: false,
    error: { code: 'ERR_SQLITE_ERROR', errcode: sqliteCodes.busy },
  });
  other.exec('rollback');
  for (const each of [notes, other]) each.close();
});
