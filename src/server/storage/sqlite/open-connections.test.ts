import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Tables } from '#server/storage/tables.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { connect, toSqlParameters } from './connection.ts';
import { openConnections } from './open-connections.ts';

const folder = makeTestFolder('open-connections', afterAll);

test('streams and transactions are refused, because each query is one statement', async () => {
  const { dialect, close } = openConnections(join(folder, 'site.sqlite'));
  const db = new Kysely<Tables>({ dialect });
  const first = db.selectFrom('schema_versions').selectAll().stream()[Symbol.asyncIterator]().next();
  await expect(first).rejects.toThrow('streaming is not supported');
  const transaction = db.transaction().execute((inside) => inside.deleteFrom('schema_versions').execute());
  await expect(transaction).rejects.toThrow('transactions are not supported');
  await close();
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
