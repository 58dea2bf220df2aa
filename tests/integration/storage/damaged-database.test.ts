import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import type { Db } from '#server/storage/tables.ts';
import {
  openTestCartDatabase,
  openTestDb,
  testEngines,
  type TestDatabase,
  type TestEngine,
} from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { pageSize, zeroPages } from '#tests/support/zero-pages.ts';
import { serverErrors } from '#text/server/server-errors.ts';

const cartCount = 400;
const damagedPageCount = 4;

async function serveDamagedPages() {
  const file = join(makeTestFolder('damaged', onTestFinished), 'site.sqlite');
  const { cartRepository, close } = await openTestCartDatabase(`sqlite:${file}`);
  const emails = Array.from({ length: cartCount }, (_, index) => `a${index}@example.com`);
  const items = await Promise.all(
    emails.map((email) => cartRepository.add({ ...albaOfAna, email, note: 'n'.repeat(200) })),
  );
  await close();
  const middlePage = Math.floor(statSync(file).size / pageSize / 2);
  zeroPages(file, middlePage, middlePage + damagedPageCount);

  const site = await serveSite(`sqlite:${file}`);
  const fetchCart = (email: string) => fetch(`${site.url}/api/cart?email=${email}`);
  const responses = await Promise.all(emails.map(fetchCart));
  const statuses = responses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const damagedIndex = statuses.indexOf(503);
  return {
    site,
    damagedItem: items[damagedIndex],
    damagedResponse: responses[damagedIndex],
    fetchUndamagedCart: () => fetchCart(emails[statuses.indexOf(200)] ?? ''),
  };
}

async function damageSchema({ parsedUrl }: TestDatabase, dropStatement: string): Promise<void> {
  const { db } = await openTestDb(parsedUrl);
  if (parsedUrl.engine === 'sqlite') {
    await dropIndexes(db);
    await sql.raw(dropStatement).execute(db);
  } else {
    await sql.raw(`${dropStatement} cascade`).execute(db);
  }
  await db.destroy();
}

/** SQLite drops no column that has an index; PostgreSQL does by `cascade`. */
async function dropIndexes(db: Db): Promise<void> {
  const indexes = sql<{ name: string }>`select name from sqlite_master where type = 'index' and sql is not null`;
  for (const { name } of (await indexes.execute(db)).rows) await sql`drop index ${sql.id(name)}`.execute(db);
}

type SiteRequest = readonly [path: string, init?: RequestInit];

async function serveDamagedSchema(engine: TestEngine, dropStatement: string) {
  const database = await engine.prepare();
  const { cartRepository: carts, close } = await openTestCartDatabase(database.url);
  const { id } = await carts.add(albaOfAna);
  await close();
  await damageSchema(database, dropStatement);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ ...albaOfAna, note: '8 cm' });
  const requests: readonly SiteRequest[] = [
    ['/api/ready'],
    [`/api/cart?email=${albaOfAna.email}`],
    ['/api/cart', { method: 'POST', headers, body }],
    [`/api/cart/${id}`, { method: 'PATCH', headers, body }],
    [`/api/cart/${id}`, { method: 'DELETE' }],
  ];
  return { site: await serveSite(database.url), requests };
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
  const { site, fetchUndamagedCart } = await serveDamagedPages();
  expect((await fetchUndamagedCart()).status).toBe(200);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
});

const droppedParts = [
  { part: 'the table', name: 'cart_items', dropStatement: 'drop table cart_items' },
  { part: 'the column note', name: 'note', dropStatement: 'alter table cart_items drop column note' },
  { part: 'the column removed_at', name: 'removed_at', dropStatement: 'alter table cart_items drop column removed_at' },
];
const damages = testEngines.flatMap((engine) =>
  droppedParts.map(({ part, name, dropStatement }) => ({ engine, part, name, dropStatement })),
);

describe.each(damages)('$engine.name without $part of the carts', ({ engine, name, dropStatement }) => {
  test('the API and the check of readiness get 503', async () => {
    const { site, requests } = await serveDamagedSchema(engine, dropStatement);
    for (const [path, init] of requests) {
      const response = await fetch(site.url + path, init);
      expect(response.status, path).toBe(503);
      expect(await response.json(), path).toEqual({ error: serverErrors.unavailable });
    }
  });

  test('each error in the log names what is missing', async () => {
    const { site, requests } = await serveDamagedSchema(engine, dropStatement);
    for (const [path, init] of requests) await fetch(site.url + path, init);
    expect(site.reportedErrors.map((error) => error instanceof StorageUnavailableError)).toEqual(
      requests.map(() => true),
    );
    expect(site.reportedErrors.map((error) => String((error as Error).cause))).toEqual(
      requests.map(() => expect.stringContaining(name) as unknown),
    );
  });

  test('pages are served', async () => {
    const { site } = await serveDamagedSchema(engine, dropStatement);
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
  });
});
