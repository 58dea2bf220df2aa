import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOwnerSqlite } from './owner-database.ts';

test('a command waits ten seconds for the lock of the site', async () => {
  await using opened = await openOwnerSqlite(':memory:');
  expect((await sql`pragma busy_timeout`.execute(opened.db)).rows).toEqual([{ timeout: 10_000 }]);
});
