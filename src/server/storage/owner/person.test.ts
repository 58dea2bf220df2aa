import { beforeEach, expect, test } from 'vitest';
import type { UnnumberedRow } from '#server/storage/tables.ts';
import type { TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { prepareOwnerItems } from '#tests/support/owner/owner-items.ts';
import { forgetPerson, readPerson } from './person.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await prepareOwnerItems();
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
  const found = await findPerson(' Ana@Example.com ');
  expect(found.map(({ type, removed_at }) => [type, removed_at === null])).toEqual([
    ['Alba', true],
    ['Cloves', true],
    ['C5', true],
    ['', false],
    ['old', true],
  ]);
  expect(found[0]).not.toHaveProperty('sequence');
});

test('a person is found by another spelling of the stored address', async () => {
  expect((await findPerson('other@example.com')).map(({ email }) => email)).toEqual(['Other@Example.com']);
});

test('a person without items is not found', async () => {
  expect(await findPerson('nobody@example.com')).toEqual([]);
});

test('only the rows of the person are forgotten', async () => {
  expect(await forgetPerson(database.parsedUrl, 'OTHER@example.com')).toEqual({ count: 1, isWalTruncated: true });
  expect(await forgetPerson(database.parsedUrl, 'other@example.com')).toEqual({ count: 0, isWalTruncated: true });
  expect(await findPerson(albaOfAna.email)).toHaveLength(5);
});
