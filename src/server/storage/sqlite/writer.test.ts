import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import { storageTimeoutMs } from '#server/storage/storage-timeout.ts';
import { sqliteConstraintUnique } from '#tests/support/sqlite-constraint-unique.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { startSqliteWriter, type SqliteWriter } from './writer.ts';

const moreWritesThanABatch = 1200;

let folder: string;
let file: string;
let otherConnection: DatabaseSync;
let writer: SqliteWriter;

beforeEach(() => {
  folder = makeTestFolder('writer', onTestFinished);
  file = join(folder, 'notes.sqlite');
  otherConnection = new DatabaseSync(file);
  otherConnection.exec('create table notes (text text unique)');
  writer = startSqliteWriter(file);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await writer.close();
  otherConnection.close();
});

const insert = (text: string) => writer.write({ sql: 'insert into notes values (?)', parameters: [text] });
const insertMany = (count: number) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => insert(`${index}`)));
const countStored = () => otherConnection.prepare('select count(*) as count from notes').get()?.['count'];

async function waitUntilBatchIsSentAgain(messages: MockInstance<Worker['postMessage']>): Promise<void> {
  const sentCount = messages.mock.calls.length;
  await vi.waitFor(() => expect(messages.mock.calls.length).toBeGreaterThan(sentCount + 1), { timeout: 30_000 });
}

function holdFirstMessage(): () => void {
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => undefined);
  return () => {
    const thread = post.mock.contexts[0] as Worker | undefined;
    const message: unknown = post.mock.calls[0]?.[0];
    post.mockRestore();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread?.postMessage(message);
  };
}

test('concurrent writes share few transactions', async () => {
  const messages = vi.spyOn(Worker.prototype, 'postMessage');
  await insertMany(500);
  expect(countStored()).toBe(500);
  expect(messages.mock.calls.length).toBeLessThan(10);
});

test('each write is done once, also if more are waiting than a batch holds', async () => {
  otherConnection.exec('create table counts as select 0 as total');
  const count = { sql: 'update counts set total = total + 1', parameters: [] };
  await Promise.all(Array.from({ length: moreWritesThanABatch }, () => writer.write(count)));
  await writer.close();
  writer = startSqliteWriter(file);
  expect(otherConnection.prepare('select total from counts').get()).toEqual({ total: moreWritesThanABatch });
});

test.each([
  ['commits are durable', 'synchronous', 2],
  ['deleted data is overwritten', 'secure_delete', 1],
])('%s: the pragma %s is %i', async (_, name, value) => {
  const { rows } = await writer.write({ sql: `pragma ${name}`, parameters: [] });
  expect(rows).toEqual([{ [name]: value }]);
});

test('a bad statement fails alone', async () => {
  const results = await Promise.allSettled(['a', 'b', 'b', 'c'].map(insert));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(results[2]).toMatchObject({ reason: { code: 'ERR_SQLITE_ERROR', errcode: sqliteConstraintUnique } });
  expect(countStored()).toBe(3);
});

test('a failed batch rejects all of its callers', async () => {
  await writer.close();
  writer = startSqliteWriter(join(folder, 'no-such-folder/notes.sqlite'));
  const results = await insertMany(20);
  expect(results).toEqual(
    Array.from({ length: 20 }, () => ({
      status: 'rejected',
      reason: expect.objectContaining({ errcode: sqliteCodes.cantopen }) as unknown,
    })),
  );
});

test('writes wait while another process holds the lock', async () => {
  otherConnection.exec('begin immediate');
  const messages = vi.spyOn(Worker.prototype, 'postMessage');
  const writes = insertMany(20);
  await waitUntilBatchIsSentAgain(messages);
  otherConnection.exec('rollback');
  expect(new Set((await writes).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
  expect(countStored()).toBe(20);
});

test('writes are stored in the order of their calls, also around a lock', async () => {
  const listStoredTexts = () =>
    otherConnection
      .prepare('select text from notes order by rowid')
      .all()
      .map(({ text }) => text);
  otherConnection.exec('begin immediate');
  const messages = vi.spyOn(Worker.prototype, 'postMessage');
  const calls = [insert('first')];
  await waitUntilBatchIsSentAgain(messages);
  calls.push(insert('second'), insert('third'));
  await waitUntilBatchIsSentAgain(messages);
  calls.push(insert('fourth'));
  otherConnection.exec('rollback');
  await Promise.all(calls);
  await insert('fifth');
  expect(listStoredTexts()).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
});

test('all queued writes fail when the lock is held for too long', async () => {
  otherConnection.exec('begin immediate');
  const results = await insertMany(moreWritesThanABatch);
  otherConnection.exec('rollback');
  expect(results).toMatchObject(
    Array.from({ length: moreWritesThanABatch }, () => ({
      status: 'rejected',
      reason: { name: 'StorageUnavailableError' },
    })),
  );
  expect(countStored()).toBe(0);
  expect(await insert('after')).toMatchObject({ changes: 1 });
});

test('queued writes time out even when the thread hangs', async () => {
  vi.useFakeTimers();
  const deliverMessage = holdFirstMessage();
  const inFlight = insert('in flight');
  const refused: [string, unknown][] = [];
  const queue = (text: string) => {
    insert(text).catch((error: unknown) => refused.push([text, error]));
  };
  const laterMs = 500;
  await vi.advanceTimersByTimeAsync(1000);
  queue('first');
  await vi.advanceTimersByTimeAsync(laterMs);
  queue('second');
  await vi.advanceTimersByTimeAsync(storageTimeoutMs - laterMs - 1);
  expect(refused).toEqual([]);
  const error = new StorageUnavailableError('a write waited too long');
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual([['first', error]]);
  await vi.advanceTimersByTimeAsync(laterMs - 1);
  expect(refused).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual([
    ['first', error],
    ['second', error],
  ]);
  vi.useRealTimers();
  deliverMessage();
  await inFlight;
  expect(countStored()).toBe(1);
});

test('the queue has a maximum length', async () => {
  const deliverMessage = holdFirstMessage();
  const inFlight = insert('in flight');
  const queued = insertMany(5000);
  await expect(insert('one too many')).rejects.toThrow('too many writes are waiting');
  deliverMessage();
  await inFlight;
  await queued;
});

test('a write that was locked out until its timeout fails as locked', async () => {
  otherConnection.exec('begin immediate');
  await expect(insert('locked')).rejects.toMatchObject({
    name: 'StorageUnavailableError',
    cause: { errcode: sqliteCodes.busy },
  });
  otherConnection.exec('rollback');
});

test('the writer closes when all writes are stored, and leaves no log behind', async () => {
  otherConnection.close();
  const writes = insertMany(moreWritesThanABatch);
  await writer.close();
  expect((await writes).filter(({ status }) => status === 'fulfilled')).toHaveLength(moreWritesThanABatch);
  expect(readdirSync(folder)).toEqual(['notes.sqlite']);
  otherConnection = new DatabaseSync(file);
  expect(countStored()).toBe(moreWritesThanABatch);
  writer = startSqliteWriter(file);
});
