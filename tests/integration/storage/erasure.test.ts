import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startRetentionJob } from '#server/retention/retention-job.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { parseDatabaseUrl } from '#server/storage/database-url.ts';
import { forgetPerson } from '#server/storage/owner/person.ts';
import { openTestCartDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { runOwnerCommand } from '#tests/support/owner/run-owner-command.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

let folder: string;
let url: string;
let database: CartDatabase;

beforeEach(async () => {
  folder = makeTestFolder('erasure', onTestFinished);
  url = `sqlite:${join(folder, 'site.sqlite')}`;
  database = await openTestCartDatabase(url);
});
afterEach(() => void vi.useRealTimers());

function countOnDisk(text: string): number {
  const contents = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  return contents.join('\n').split(text).length - 1;
}

test('what was forgotten is on the disk no more, while the site runs', async () => {
  const email = 'ana@example.com';
  await database.cartRepository.add({ ...albaOfAna, email, note: 'secret details' }, 'key-of-ana');
  await database.cartRepository.add({ ...albaOfAna, email: 'eva@example.com' });
  const traces = [email, 'secret details', 'key-of-ana'];
  expect(traces.filter((trace) => countOnDisk(trace) > 0)).toEqual(traces);
  expect(await forgetPerson(parseDatabaseUrl(url), email)).toEqual({ count: 1, isWalTruncated: true });
  expect(traces.filter((trace) => countOnDisk(trace) > 0)).toEqual([]);
  expect(await database.cartRepository.list('eva@example.com')).toHaveLength(1);
});

test('what a visitor removed is on the disk no more after the hourly run', async () => {
  const { id } = await database.cartRepository.add({ ...albaOfAna, note: 'secret details' });
  await database.cartRepository.remove(id);
  expect(countOnDisk('secret details')).toBeGreaterThan(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const logger = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };
  const job = { store: database.cartRepository, days: 365, setRowCount: () => undefined, logger };
  onTestFinished(startRetentionJob({ ...job, truncateWal: database.truncateWal }));
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(countOnDisk('secret details')).toBe(0), { timeout: 30_000 });
  expect(logger.warn).not.toHaveBeenCalled();
});

test('the write-ahead log can be truncated whenever no other program reads it', async () => {
  expect(await database.truncateWal?.()).toBe(true);
  const { id } = await database.cartRepository.add({ ...albaOfAna, note: 'secret details' });
  using otherProgram = new DatabaseSync(join(folder, 'site.sqlite'));
  otherProgram.exec('begin; select * from cart_items');
  await database.cartRepository.remove(id);
  expect(await database.truncateWal?.()).toBe(false);
  otherProgram.close();
  expect(await database.truncateWal?.()).toBe(true);
  expect(countOnDisk('secret details')).toBe(0);
});

test('forget can be repeated when another program has kept it from erasing, which it says', async () => {
  await database.cartRepository.add(albaOfAna);
  using otherProgram = new DatabaseSync(join(folder, 'site.sqlite'));
  otherProgram.exec('begin; select * from cart_items');
  const forget = () => runOwnerCommand(url, ['forget', albaOfAna.email]);
  expect(await forget()).toMatchObject({
    status: 1,
    stderr: `error: erased 1 row of ${albaOfAna.email}, but another program still reads it: repeat this when that has ended\n`,
  });
  otherProgram.close();
  expect(await forget()).toMatchObject({ status: 0, stdout: `nothing is kept for ${albaOfAna.email}\n` });
  expect(countOnDisk(albaOfAna.email)).toBe(0);
});
