import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { sumDemand } from '#server/storage/owner/demand.ts';
import { readPerson } from '#server/storage/owner/person.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { openTestCartDatabase, sqliteEngine } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createSqlCartRepository } from './sql-cart-repository.ts';

let database: Awaited<ReturnType<typeof sqliteEngine.prepare>>;

beforeEach(async () => {
  database = await sqliteEngine.prepare();
});

test('an item is added, changed, removed and put back in its place', async () => {
  const { cartRepository } = await openTestCartDatabase(database.url);
  const first = await cartRepository.add({ ...albaOfAna, note: '8 cm' }, 'key');
  const second = await cartRepository.add(albaOfAna);
  const change = { quantity: 9, packWeight: '1', unit: 'l' } as const;
  expect(await cartRepository.update(first.id, change)).toEqual({ ...first, ...change });
  expect(await cartRepository.update(first.id, { ...change, note: '' })).toEqual({
    ...albaOfAna,
    id: first.id,
    ...change,
  });
  expect(await cartRepository.remove(first.id)).toBe(true);
  expect(await cartRepository.remove(first.id)).toBe(false);
  expect(await cartRepository.update(first.id, change)).toBeUndefined();
  expect(await cartRepository.restore(first.id, albaOfAna)).toEqual({ ...albaOfAna, id: first.id });
  expect(await cartRepository.restore(first.id, { ...albaOfAna, type: 'C5' })).toEqual({ ...albaOfAna, id: first.id });
  expect(await cartRepository.restore('unknown', albaOfAna)).toBeUndefined();
  expect(await cartRepository.list(albaOfAna.email)).toEqual([{ ...albaOfAna, id: first.id }, second]);
});

test('a row of an older version, without checksums, is returned for its key whatever the content', async () => {
  const { cartRepository: carts } = await openTestCartDatabase(database.url);
  const { id } = await carts.add({ ...albaOfAna, note: '8 cm' }, 'key');
  await expect(carts.add({ ...albaOfAna, note: '9 cm' }, 'key')).rejects.toMatchObject({ reason: 'key-reused' });
  await expect(carts.add({ ...albaOfAna, type: 'C5', note: '8 cm' }, 'key')).rejects.toMatchObject({
    reason: 'key-reused',
  });
  await using db = await openAndMigrateSqlite(database.file);
  await db.updateTable('cart_items').set({ note_check: null }).execute();
  expect(await carts.add({ ...albaOfAna, note: '9 cm' }, 'key')).toMatchObject({ id, note: '8 cm' });
  await db.updateTable('cart_items').set({ content_check: null }).execute();
  expect(await carts.add({ ...albaOfAna, type: 'C5' }, 'key')).toMatchObject({ id, type: 'Alba' });
});

test('nothing is answered before the database is ready', async () => {
  await using db = await openAndMigrateSqlite(database.file);
  const carts = createSqlCartRepository(db, 'sqlite', () => false);
  await expect(carts.probe()).rejects.toThrow(new StorageUnavailableError('the database has not answered yet'));
});

test('nothing is answered, and no log is left, after the database is closed', async () => {
  const opened = await openTestCartDatabase(database.url);
  await expect(opened.cartRepository.probe()).resolves.toBeUndefined();
  await opened.close();
  await expect(opened.cartRepository.probe()).rejects.toThrow('driver has already been destroyed');
  expect(readdirSync(dirname(database.file))).toEqual(['site.sqlite']);
});

test('a database without items has no rows of a person and no demand', async () => {
  await (await openAndMigrateSqlite(database.file)).destroy();
  const counts: number[] = [];
  await readPerson(database.parsedUrl, albaOfAna.email, {
    onCount: (count) => counts.push(count),
    onRow: () => expect.fail('a row was read'),
  });
  expect(counts).toEqual([0]);
  expect(await sumDemand(database.parsedUrl, 0)).toEqual({ products: [], otherItemCount: 0 });
});

test('the questions of the owner leave no open file behind', async () => {
  await (await openAndMigrateSqlite(database.file)).destroy();
  await readPerson(database.parsedUrl, albaOfAna.email, {
    onCount: () => undefined,
    onRow: () => undefined,
  });
  await sumDemand(database.parsedUrl, 0);
  expect(readdirSync(dirname(database.file))).toEqual(['site.sqlite']);
});

test('the server reads while another process writes', async () => {
  const { cartRepository: carts } = await openTestCartDatabase(database.url);
  const item = await carts.add(albaOfAna);
  await using other = await openAndMigrateSqlite(database.file);
  await other.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    expect(await carts.list(albaOfAna.email)).toEqual([item]);
    await sql`rollback`.execute(connection);
  });
});
