import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOwnerSqlite } from './owner-database.ts';

test('a command waits ten seconds for the lock of the site', async () => {
  const { db } = await openOwnerSqlite(':memory:');
  expect((await sql`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 10_000 }]);
  await db.destroy();
});
