import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { CartRepository } from '#domain/cart/cart-repository.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import { restoreBackup, saveBackup } from '#server/storage/owner/backup/backup.ts';
import {
  openVersionWithoutNotes,
  removeLaterSchema,
  type VersionWithoutNotes,
} from '#tests/integration/support/version-without-notes.ts';
import { openTestCartDatabase, openTestDb, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createFilePathFactory, makeTestFolder } from '#tests/support/test-folder.ts';

const createFilePath = createFilePathFactory(makeTestFolder('notes-upgrade', afterAll));
const noted = { ...albaOfAna, note: '8 cm cut' };

async function removeLaterSchemaFrom(databaseUrl: DatabaseUrl): Promise<void> {
  const { db } = await openTestDb(databaseUrl);
  await removeLaterSchema(db);
  await db.destroy();
}

describe.each(testEngines)('beside the version without notes, in $name,', (engine) => {
  let database: TestDatabase;
  let current: CartRepository;
  let close: CartDatabase['close'];
  let older: VersionWithoutNotes;
  beforeEach(async () => {
    database = await engine.prepare();
    ({ cartRepository: current, close } = await openTestCartDatabase(database.url));
    older = await openVersionWithoutNotes(database.parsedUrl);
  });

  test('each lists what the other has added, in order', async () => {
    const addedByOlder = await older.add(albaOfAna, 'key 1');
    const addedByCurrent = await current.add(noted, 'key 2');
    expect(await current.list(albaOfAna.email)).toEqual([addedByOlder, addedByCurrent]);
    const { note: _note, ...withoutNote } = addedByCurrent;
    expect(await older.list(albaOfAna.email)).toEqual([addedByOlder, withoutNote]);
  });

  test('a retry through the other returns the stored item and adds nothing', async () => {
    const addedByOlder = await older.add(noted, 'key 1');
    expect(await current.add(noted, 'key 1')).toEqual(addedByOlder);
    const { note: _note, ...withoutNote } = await current.add(noted, 'key 2');
    expect(await older.add(noted, 'key 2')).toEqual(withoutNote);
    expect(await current.list(albaOfAna.email)).toHaveLength(2);
  });

  test('another item with a key that the other knows is rejected', async () => {
    await older.add(noted, 'key 1');
    await current.add(noted, 'key 2');
    await expect(current.add({ ...noted, type: 'H2' }, 'key 1')).rejects.toMatchObject({ reason: 'key-reused' });
    expect(await older.add({ ...noted, type: 'H2' }, 'key 2')).toBe('conflict');
  });

  test('a change by the older one keeps the note', async () => {
    const item = await current.add(noted);
    const change = { quantity: 9, packWeight: '1', unit: 'kg' } as const;
    await older.update(item.id, change);
    expect(await current.list(albaOfAna.email)).toEqual([{ ...item, ...change }]);
  });

  test('what the older one has removed is listed by nobody', async () => {
    const item = await current.add(noted, 'key');
    await older.remove(item.id);
    expect(await current.list(albaOfAna.email)).toEqual([]);
    expect(await older.list(albaOfAna.email)).toEqual([]);
  });

  test.each([
    ['with a note', { note: '8 cm cut' }],
    ['without a note', {}],
  ])('what the older one has removed is restored %s', async (_, noteFields) => {
    const { id, note: _note, ...bare } = await current.add(noted, 'key');
    await older.remove(id);
    expect(await current.restore(id, { ...albaOfAna, ...noteFields })).toEqual({ id, ...bare, ...noteFields });
  });

  test('what the older one restores is listed by both', async () => {
    const item = await current.add(noted);
    await current.remove(item.id);
    await older.restore(item);
    const { note: _note, ...bare } = item;
    expect(await current.list(albaOfAna.email)).toEqual([bare]);
    expect(await older.list(albaOfAna.email)).toEqual([bare]);
  });

  test('its database is upgraded with the items that are in it', async () => {
    const addedBefore = await older.add(albaOfAna, 'key');
    await close();
    await removeLaterSchemaFrom(database.parsedUrl);
    ({ cartRepository: current, close } = await openTestCartDatabase(database.url));
    expect(await current.list(albaOfAna.email)).toEqual([addedBefore]);
    expect(await current.add(albaOfAna, 'key')).toEqual(addedBefore);
    const addedAfter = await current.add(noted);
    expect(await current.list(albaOfAna.email)).toEqual([addedBefore, addedAfter]);
  });

  test('a backup of that version is restored with its idempotency keys', async () => {
    const savedItem = await older.add(albaOfAna, 'key');
    const file = createFilePath('.backup');
    await saveBackup({ databaseUrl: database.parsedUrl, file });
    await removeLaterSchemaFrom({ engine: 'sqlite', file });
    await current.add(noted);
    expect(await restoreBackup({ databaseUrl: database.parsedUrl, file, canReplace: true })).toBe(1);
    expect(await current.list(albaOfAna.email)).toEqual([savedItem]);
    expect(await current.add(albaOfAna, 'key')).toEqual(savedItem);
  });
});
