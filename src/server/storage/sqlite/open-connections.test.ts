import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Tables } from '#server/storage/tables.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { connect, toSqlParameters } from './connection.ts';
import { openConnections } from './open-connections.ts';

const folder = makeTestFolder('open-connections', afterAll);

function openKysely() {
  const { dialect, close } = openConnections(join(folder, 'site.sqlite'));
  onTestFinished(close);
  return new Kysely<Tables>({ dialect });
}

test('streams are refused, because each query is one statement', async () => {
  const db = openKysely();
  const first = db.selectFrom('schema_versions').selectAll().stream()[Symbol.asyncIterator]().next();
  await expect(first).rejects.toThrow('streaming is not supported');
});

test('transactions are refused, because each query is one statement', async () => {
  const db = openKysely();
  const transaction = db.transaction().execute((inside) => inside.deleteFrom('schema_versions').execute());
  await expect(transaction).rejects.toThrow('transactions are not supported');
});

test('only texts, numbers and nulls are bound', () => {
  expect(toSqlParameters(['text', 1, null])).toEqual(['text', 1, null]);
  expect(() => toSqlParameters([true])).toThrow(new TypeError("can't bind a value of type boolean"));
});

test('a file that is no database is refused', () => {
  const file = join(folder, 'text.sqlite');
  writeFileSync(file, 'no database '.repeat(1000));
  expect(() => connect(file, 0)).toThrow('file is not a database');
});
