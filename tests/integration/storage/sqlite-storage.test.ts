import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { createStaleDeletion } from '#server/storage/carts/retention-store.ts';
import { connectFromMainThread, toKyselyDatabase } from '#server/storage/sqlite/connection.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { openTestCartDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { serverErrors } from '#text/server/server-errors.ts';

let folder: string;
let file: string;
let opened: CartDatabase;

beforeEach(async () => {
  folder = makeTestFolder('carts', onTestFinished);
  file = join(folder, 'made-when-missing/site.sqlite');
  opened = await openTestCartDatabase(`sqlite:${file}`);
});
afterEach(() => void vi.restoreAllMocks());

const [synchronousFull, secureDeleteOn] = [2, 1];

test('500 concurrent adds need fewer than ten messages to the writer thread', async () => {
  const messages = vi.spyOn(Worker.prototype, 'postMessage');
  await Promise.all(
    Array.from({ length: 500 }, (_, index) => opened.cartRepository.add({ ...albaOfAna, email: `${index}@x.y` })),
  );
  expect(messages.mock.calls.length).toBeLessThan(10);
});

test('reads succeed while writes wait for a lock', async () => {
  const { send } = createTestApi(opened.cartRepository);
  using other = new DatabaseSync(file);
  other.exec('begin immediate');
  let settledCount = 0;
  const writes = Array.from({ length: 4 }, () => send('POST', '/api/cart', albaOfAna).then(() => settledCount++));
  const statuses = await Promise.all([
    send('GET', `/api/cart?email=${albaOfAna.email}`),
    send('GET', '/api/health'),
    send('GET', `/api/cart?email=${albaOfAna.email}`),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(settledCount).toBe(0);
  other.exec('rollback');
  await Promise.all(writes);
});

test('writes and the check of readiness get 503 while a lock lasts too long', async () => {
  const { send } = createTestApi(opened.cartRepository);
  using other = new DatabaseSync(file);
  other.exec('begin immediate');
  const writes = Array.from({ length: 4 }, async () => {
    const response = await send('POST', '/api/cart', albaOfAna);
    return [response.status, await response.json()];
  });
  const ready = send('GET', '/api/ready');
  expect(await Promise.all(writes)).toEqual(writes.map(() => [503, { error: serverErrors.unavailable }]));
  expect((await ready).status).toBe(503);
  other.exec('rollback');
  expect((await send('POST', '/api/cart', albaOfAna)).status).toBe(201);
});

test('only the owner can read the database files', async () => {
  await opened.cartRepository.add(albaOfAna);
  const getMode = (name: string) => (statSync(name).mode & 0o777).toString(8);
  expect([file, `${file}-wal`, `${file}-shm`].map(getMode)).toEqual(['600', '600', '600']);
  expect(getMode(join(file, '..'))).toBe('700');
});

test('commits are durable', () => {
  using database = connectFromMainThread(file);
  expect(database.prepare('pragma synchronous').all()).toEqual([{ synchronous: synchronousFull }]);
});

test('deleted data is overwritten', () => {
  using database = connectFromMainThread(file);
  expect(database.prepare('pragma secure_delete').all()).toEqual([{ secure_delete: secureDeleteOn }]);
});

test('retention leaves no trace of an email in the file', async () => {
  const emails = Array.from({ length: 300 }, (_, index) => `forgotten-${index}@example.com`);
  for (const email of emails) await opened.cartRepository.add({ ...albaOfAna, email }, 'key');
  const { deletedCount } = await opened.cartRepository.deleteItemsOfStaleCarts(Date.now() + 1, 1000);
  expect(deletedCount).toBe(emails.length);
  await opened.close();
  expect(readFileSync(file, 'latin1')).not.toContain('forgotten');
});

test('retention looks up the latest change of a cart by an index', async () => {
  await using db = await openAndMigrateSqlite(file);
  const { sql, parameters } = createStaleDeletion(db, [1, 2], 5).compile();
  using connection = connectFromMainThread(file);
  const database = toKyselyDatabase(connection);
  const plan = database.prepare(`explain query plan ${sql}`).all(parameters);
  expect(plan).toMatchObject([
    { detail: 'SEARCH cart_items USING INTEGER PRIMARY KEY (rowid=?)' },
    { detail: 'CORRELATED SCALAR SUBQUERY 1' },
    { detail: 'SEARCH newer USING INDEX cart_items_of_email_by_touch (email=? AND touched_at>?)' },
  ]);
});
