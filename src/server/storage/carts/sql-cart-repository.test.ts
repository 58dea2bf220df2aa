import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { StorageUnavailableError, type CartRepository } from '#domain/cart/cart-repository.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { openTestCartDatabase, sqliteEngine } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createSqlCartRepository } from './sql-cart-repository.ts';

let database: Awaited<ReturnType<typeof sqliteEngine.prepare>>;

beforeEach(async () => {
  database = await sqliteEngine.prepare();
});

describe('an item', () => {
  const change = { quantity: 9, packWeight: '1', unit: 'l' } as const;
  let carts: CartRepository;
  beforeEach(async () => {
    carts = (await openTestCartDatabase(database.url)).cartRepository;
  });

  test('is changed, and keeps its details if the change has none', async () => {
    const item = await carts.add({ ...albaOfAna, note: '8 cm' });
    expect(await carts.update(item.id, change)).toEqual({ ...item, ...change });
  });

  test('loses its details by a change to an empty text', async () => {
    const { id } = await carts.add({ ...albaOfAna, note: '8 cm' });
    expect(await carts.update(id, { ...change, note: '' })).toEqual({ ...albaOfAna, id, ...change });
  });

  test('is removed once', async () => {
    const { id } = await carts.add(albaOfAna);
    expect(await carts.remove(id)).toBe(true);
    expect(await carts.remove(id)).toBe(false);
  });

  test('is not changed once it is removed', async () => {
    const { id } = await carts.add(albaOfAna);
    await carts.remove(id);
    expect(await carts.update(id, change)).toBeUndefined();
  });

  test('is put back into its place', async () => {
    const first = await carts.add({ ...albaOfAna, note: '8 cm' }, 'key');
    const second = await carts.add(albaOfAna);
    await carts.remove(first.id);
    const restored = { ...albaOfAna, id: first.id };
    expect(await carts.restore(first.id, albaOfAna)).toEqual(restored);
    expect(await carts.list(albaOfAna.email)).toEqual([restored, second]);
  });

  test('that is in the cart is not overwritten by putting it back', async () => {
    const item = await carts.add(albaOfAna);
    expect(await carts.restore(item.id, { ...albaOfAna, type: 'C5' })).toEqual(item);
    expect(await carts.list(albaOfAna.email)).toEqual([item]);
  });

  test('that was never there is not put back', async () => {
    expect(await carts.restore('unknown', albaOfAna)).toBeUndefined();
    expect(await carts.list(albaOfAna.email)).toEqual([]);
  });

  test.each([
    ['other details', { note: '9 cm' }],
    ['another type', { type: 'C5' }],
  ])('is not returned for its key with %s', async (_, other) => {
    const item = { ...albaOfAna, note: '8 cm' };
    await carts.add(item, 'key');
    await expect(carts.add({ ...item, ...other }, 'key')).rejects.toMatchObject({ reason: 'key-reused' });
  });

  test('of an older version, without a checksum of its details, is returned for its key with any details', async () => {
    const item = await carts.add({ ...albaOfAna, note: '8 cm' }, 'key');
    await using db = await openAndMigrateSqlite(database.file);
    await db.updateTable('cart_items').set({ note_check: null }).execute();
    expect(await carts.add({ ...albaOfAna, note: '9 cm' }, 'key')).toEqual(item);
  });

  test('of an older version, without checksums, is returned for its key with any content', async () => {
    const item = await carts.add({ ...albaOfAna, note: '8 cm' }, 'key');
    await using db = await openAndMigrateSqlite(database.file);
    await db.updateTable('cart_items').set({ note_check: null, content_check: null }).execute();
    expect(await carts.add({ ...albaOfAna, type: 'C5' }, 'key')).toEqual(item);
  });
});

test('nothing is answered before the database is ready', async () => {
  await using db = await openAndMigrateSqlite(database.file);
  const carts = createSqlCartRepository(db, 'sqlite', () => false);
  await expect(carts.probe()).rejects.toThrow(new StorageUnavailableError('the database has not answered yet'));
});

test('nothing is answered after the database is closed', async () => {
  const { cartRepository, close } = await openTestCartDatabase(database.url);
  await expect(cartRepository.probe()).resolves.toBeUndefined();
  await close();
  await expect(cartRepository.probe()).rejects.toThrow('driver has already been destroyed');
});

test('a closed database leaves no log beside its file', async () => {
  const { cartRepository, close } = await openTestCartDatabase(database.url);
  await cartRepository.add(albaOfAna);
  expect(readdirSync(dirname(database.file))).toContain('site.sqlite-wal');
  await close();
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
