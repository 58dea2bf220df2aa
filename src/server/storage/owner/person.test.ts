import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import type { UnnumberedRow } from '#server/storage/tables.ts';
import { sqliteEngine, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { prepareOwnerItems } from '#tests/support/owner/owner-items.ts';
import { forgetPerson, readPerson } from './person.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await prepareOwnerItems([
    albaOfAna,
    { ...albaOfAna, email: 'other@example.com', storedEmail: 'Other@Example.com' },
    { ...albaOfAna, type: 'C5' },
    { ...albaOfAna, type: 'M4', isRemoved: true },
    // Only the order of rows counts: a clock can be set back.
    { ...albaOfAna, type: 'H1', createdAt: 1000 },
  ]);
});

async function findPerson(email: string): Promise<readonly UnnumberedRow[]> {
  const rows: UnnumberedRow[] = [];
  let counted = -1;
  await readPerson(database.parsedUrl, email, {
    onCount: (count) => (counted = count),
    onRow: (row) => rows.push(row),
  });
  expect(counted).toBe(rows.length);
  return rows;
}

test('the items of a person are found, the oldest first, removed ones too', async () => {
  const found = await findPerson(albaOfAna.email);
  expect(found.map(({ type, removed_at }) => [type, removed_at === null])).toEqual([
    ['Alba', true],
    ['C5', true],
    ['', false],
    ['H1', true],
  ]);
});

test('a found item is without the number of its row', async () => {
  const [found] = await findPerson(albaOfAna.email);
  expect(found).toMatchObject({ email: albaOfAna.email });
  expect(found).not.toHaveProperty('sequence');
});

test('a person is found by another spelling of the address', async () => {
  expect(await findPerson(' Ana@Example.com ')).toEqual(await findPerson(albaOfAna.email));
});

test('a person is found whose address is stored with capitals', async () => {
  expect((await findPerson('other@example.com')).map(({ email }) => email)).toEqual(['Other@Example.com']);
});

test('a person without items is not found', async () => {
  expect(await findPerson('nobody@example.com')).toEqual([]);
});

test('in a database without items no person is found', async () => {
  database = await prepareOwnerItems([]);
  expect(await findPerson(albaOfAna.email)).toEqual([]);
});

test('a search for a person leaves no file open beside the database', async () => {
  const { file, parsedUrl } = await sqliteEngine.prepare();
  await (await openAndMigrateSqlite(file)).destroy();
  await readPerson(parsedUrl, albaOfAna.email, { onCount: () => undefined, onRow: () => undefined });
  expect(readdirSync(dirname(file))).toEqual(['site.sqlite']);
});

test('only the rows of the person are forgotten', async () => {
  expect(await forgetPerson(database.parsedUrl, 'OTHER@example.com')).toEqual({ count: 1, isWalTruncated: true });
  expect(await findPerson('other@example.com')).toEqual([]);
  expect(await findPerson(albaOfAna.email)).toHaveLength(4);
});

test('of a person without items nothing is forgotten', async () => {
  expect(await forgetPerson(database.parsedUrl, 'nobody@example.com')).toEqual({ count: 0, isWalTruncated: true });
});
