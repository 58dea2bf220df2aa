import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import type { Db } from '#server/storage/tables.ts';
import { openTestCartDatabase, openTestDb, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { zeroPages } from '#tests/support/zero-pages.ts';
import { serverErrors } from '#text/server/server-errors.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = makeTestFolder('damaged', onTestFinished);
  file = join(folder, 'site.sqlite');
});

/** SQLite drops no column that has an index. */
async function dropIndexes(db: Db): Promise<void> {
  const indexes = sql<{ name: string }>`select name from sqlite_master where type = 'index' and sql is not null`;
  for (const { name } of (await indexes.execute(db)).rows) await sql`drop index ${sql.id(name)}`.execute(db);
}

test('reads and writes of a damaged page get 503 and are logged; everything else is served', async () => {
  const { cartRepository, close } = await openTestCartDatabase(`sqlite:${file}`);
  const emails = Array.from({ length: 400 }, (_, index) => `a${index}@example.com`);
  const items = await Promise.all(
    emails.map((email) => cartRepository.add({ ...albaOfAna, email, note: 'n'.repeat(200) })),
  );
  await close();
  const firstPageOfRows = Math.floor(statSync(file).size / 4096 / 2);
  zeroPages(file, firstPageOfRows, firstPageOfRows + 4);

  const site = await serveSite(`sqlite:${file}`);
  const list = async (email: string) => fetch(`${site.url}/api/cart?email=${email}`);
  const responses = await Promise.all(emails.map(list));
  const statuses = responses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const damaged = statuses.indexOf(503);
  expect(await responses[damaged]?.json()).toEqual({ error: serverErrors.unavailable });
  expect(site.reportedErrors[0]).toEqual(new StorageUnavailableError('the storage does not answer'));
  expect(site.reportedErrors[0]).toMatchObject({ cause: { errcode: sqliteCodes.corrupt } });
  const removed = await fetch(`${site.url}/api/cart/${items[damaged]?.id}`, { method: 'DELETE' });
  expect(removed.status).toBe(503);
  expect((await list(emails[statuses.indexOf(200)] ?? '')).status).toBe(200);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
});

describe.each(testEngines)('$name', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await engine.prepare();
  });

  test.each([
    ['the table', sql`drop table cart_items`],
    ['the column note', sql`alter table cart_items drop column note`],
    ['the column removed_at', sql`alter table cart_items drop column removed_at cascade`],
  ])(
    'without %s of the carts the API and the check of readiness get 503 with its name in the log',
    async (_, damage) => {
      const { cartRepository: carts, close } = await openTestCartDatabase(database.url);
      const { id } = await carts.add(albaOfAna);
      await close();
      const { db } = await openTestDb(database.parsedUrl);
      const isSqlite = database.parsedUrl.engine === 'sqlite';
      if (isSqlite) await dropIndexes(db);
      const statement = damage.compile(db).sql;
      await sql.raw(isSqlite ? statement.replace(' cascade', '') : statement).execute(db);
      await db.destroy();

      const site = await serveSite(database.url);
      const headers = { 'Content-Type': 'application/json' };
      const requests: [string, RequestInit?][] = [
        ['/api/ready'],
        [`/api/cart?email=${albaOfAna.email}`],
        ['/api/cart', { method: 'POST', headers, body: JSON.stringify({ ...albaOfAna, note: '8 cm' }) }],
        [`/api/cart/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ ...albaOfAna, note: '8 cm' }) }],
        [`/api/cart/${id}`, { method: 'DELETE' }],
      ];
      for (const [path, init] of requests) {
        const response = await fetch(site.url + path, init);
        expect([path, response.status, await response.json()]).toEqual([
          path,
          503,
          { error: serverErrors.unavailable },
        ]);
      }
      for (const error of site.reportedErrors) {
        expect(error).toBeInstanceOf(StorageUnavailableError);
        expect(String((error as Error).cause)).toMatch(/cart_items|note|removed_at/);
      }
      expect(site.reportedErrors).toHaveLength(requests.length);
      expect((await fetch(`${site.url}/about`)).status).toBe(200);
    },
  );
});
