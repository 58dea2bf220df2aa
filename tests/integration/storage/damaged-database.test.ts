import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import type { Db } from '#server/storage/tables.ts';
import { openTestCartDatabase, openTestDb, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { pageSize, zeroPages } from '#tests/support/zero-pages.ts';
import { serverErrors } from '#text/server/server-errors.ts';

/** SQLite drops no column that has an index. */
async function dropIndexes(db: Db): Promise<void> {
  const indexes = sql<{ name: string }>`select name from sqlite_master where type = 'index' and sql is not null`;
  for (const { name } of (await indexes.execute(db)).rows) await sql`drop index ${sql.id(name)}`.execute(db);
}

const cartCount = 400;
const damagedPageCount = 4;

/** Serves one item in each of many carts, of which a few pages of the database are damaged, and reads every cart. */
async function serveDamagedPages() {
  const file = join(makeTestFolder('damaged', onTestFinished), 'site.sqlite');
  const { cartRepository, close } = await openTestCartDatabase(`sqlite:${file}`);
  const emails = Array.from({ length: cartCount }, (_, index) => `a${index}@example.com`);
  const items = await Promise.all(
    emails.map((email) => cartRepository.add({ ...albaOfAna, email, note: 'n'.repeat(200) })),
  );
  await close();
  const pageOfRows = Math.floor(statSync(file).size / pageSize / 2);
  zeroPages(file, pageOfRows, pageOfRows + damagedPageCount);

  const site = await serveSite(`sqlite:${file}`);
  const list = (email: string) => fetch(`${site.url}/api/cart?email=${email}`);
  const responses = await Promise.all(emails.map(list));
  const statuses = responses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const damagedIndex = statuses.indexOf(503);
  return {
    site,
    damagedItem: items[damagedIndex],
    damagedResponse: responses[damagedIndex],
    listWhole: () => list(emails[statuses.indexOf(200)] ?? ''),
  };
}

test('reads and writes of a damaged page get 503 and are logged', async () => {
  const { site, damagedItem, damagedResponse } = await serveDamagedPages();
  expect(await damagedResponse?.json()).toEqual({ error: serverErrors.unavailable });
  expect(site.reportedErrors[0]).toEqual(new StorageUnavailableError('the storage does not answer'));
  expect(site.reportedErrors[0]).toMatchObject({ cause: { errcode: sqliteCodes.corrupt } });
  const removed = await fetch(`${site.url}/api/cart/${damagedItem?.id}`, { method: 'DELETE' });
  expect(removed.status).toBe(503);
});

test('what is on no damaged page is served', async () => {
  const { site, listWhole } = await serveDamagedPages();
  expect((await listWhole()).status).toBe(200);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
});

describe.each(testEngines)('$name', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await engine.prepare();
  });

  const isSqlite = engine.name === 'SQLite';
  /** Drops the indexes of a column too. */
  const cascade = isSqlite ? sql`` : sql` cascade`;
  const damage = async (statement: RawBuilder<unknown>) => {
    const { db } = await openTestDb(database.parsedUrl);
    if (isSqlite) await dropIndexes(db);
    await statement.execute(db);
    await db.destroy();
  };

  describe.each([
    ['the table', sql`drop table cart_items`],
    ['the column note', sql`alter table cart_items drop column note`],
    ['the column removed_at', sql`alter table cart_items drop column removed_at${cascade}`],
  ])('without %s of the carts', (_, statement) => {
    let site: ServedSite;
    let requests: readonly (readonly [path: string, init?: RequestInit])[];
    beforeEach(async () => {
      const { cartRepository: carts, close } = await openTestCartDatabase(database.url);
      const { id } = await carts.add(albaOfAna);
      await close();
      await damage(statement);
      site = await serveSite(database.url);
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ ...albaOfAna, note: '8 cm' });
      requests = [
        ['/api/ready'],
        [`/api/cart?email=${albaOfAna.email}`],
        ['/api/cart', { method: 'POST', headers, body }],
        [`/api/cart/${id}`, { method: 'PATCH', headers, body }],
        [`/api/cart/${id}`, { method: 'DELETE' }],
      ];
    });

    test('the API and the check of readiness get 503', async () => {
      for (const [path, init] of requests) {
        const response = await fetch(site.url + path, init);
        expect(response.status, path).toBe(503);
        expect(await response.json(), path).toEqual({ error: serverErrors.unavailable });
      }
    });

    test('each error in the log names what is missing', async () => {
      for (const [path, init] of requests) await fetch(site.url + path, init);
      expect(site.reportedErrors.map((error) => error instanceof StorageUnavailableError)).toEqual(
        requests.map(() => true),
      );
      expect(site.reportedErrors.map((error) => String((error as Error).cause))).toEqual(
        requests.map(() => expect.stringMatching(/cart_items|note|removed_at/) as unknown),
      );
    });

    test('pages are served', async () => {
      expect((await fetch(`${site.url}/about`)).status).toBe(200);
    });
  });
});
