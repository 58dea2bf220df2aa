import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Db } from '#server/storage/tables.ts';
import { openOwnerSqlite } from './owner-database.ts';
import { readSequenceWindows } from './read-sequence-windows.ts';

let db: Db;
beforeEach(async () => {
  ({ db } = await openOwnerSqlite(':memory:'));
  onTestFinished(() => db.destroy());
});

const row = { email: 'a@b.c', category: 'C', type: 'T', quantity: 1, pack_weight: '1', unit: 'kg', note: '' } as const;
const nulls = { idempotency_key: null, content_check: null, note_check: null, removed_at: null };

async function collectWindows() {
  const progress: unknown[][] = [];
  const found: [number, number][] = [];
  for await (const { first, last } of readSequenceWindows(db, (...report) => progress.push(report))) {
    found.push([first, last]);
  }
  return { found, progress };
}

test('without rows there is no window', async () => {
  expect(await collectWindows()).toEqual({ found: [], progress: [] });
});

test('the windows cover all rows once, from the oldest to the newest, and tell the progress', async () => {
  for (const sequence of [7, 10_006, 10_007, 24_000]) {
    const id = String(sequence);
    await db
      .insertInto('cart_items')
      .values({ sequence, id, ...row, ...nulls, created_at: 1, touched_at: 1 })
      .execute();
  }
  expect(await collectWindows()).toEqual({
    found: [
      [7, 10_006],
      [10_007, 20_006],
      [20_007, 24_000],
    ],
    progress: [
      ['rows', 10_000, 23_994],
      ['rows', 20_000, 23_994],
      ['rows', 23_994, 23_994],
    ],
  });
});
