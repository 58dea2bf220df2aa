import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createBatchRunner, failure } from './sqlite-batch.ts';

function database() {
  const made = new DatabaseSync(':memory:');
  made.exec('create table notes (text text unique)');
  return made;
}

const insert = (text: string) => ({ sql: 'insert into notes values (?) returning text', parameters: [text] });

test('a batch does all its statements and tells of each', () => {
  const run = createBatchRunner(database());
  expect(run([insert('a'), insert('b'), { sql: 'delete from notes where text = ?', parameters: ['a'] }])).toEqual({
    results: [
      { rows: [{ text: 'a' }], changes: 1 },
      { rows: [{ text: 'b' }], changes: 1 },
      { rows: [], changes: 1 },
    ],
  });
});

test('a batch with an error does nothing, and the next one is not harmed', () => {
  const notes = database();
  const run = createBatchRunner(notes);
  run([insert('a')]);
  expect(run([insert('b'), insert('a')])).toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 2067 });
  expect(notes.prepare('select text from notes').all()).toEqual([{ text: 'a' }]);
  expect(run([insert('c')])).toHaveProperty('results');
});

test('an error travels with its message and codes, whatever was thrown', () => {
  expect(failure(Object.assign(new Error('full'), { code: 'X', errcode: 13 }))).toEqual({
    message: 'full',
    code: 'X',
    errcode: 13,
  });
  expect(failure('text')).toEqual({ message: 'undefined', code: undefined, errcode: undefined });
});
