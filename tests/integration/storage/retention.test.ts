import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/day.ts';
import { runRetention } from '#server/retention/retention.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { restoreBackup, saveBackup } from '#server/storage/owner/backup/backup.ts';
import { openTestCartDatabase, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createFilePathFactory, makeTestFolder } from '#tests/support/test-folder.ts';

const createFilePath = createFilePathFactory(makeTestFolder('retention', afterAll));

describe.each(testEngines)('retention in $name', (engine) => {
  let database: TestDatabase;
  let cartRepository: CartDatabase['cartRepository'];
  let log: string[];
  let warnings: string[];
  const start = Date.UTC(2026, 0, 1);
  const setDay = (day: number) => vi.setSystemTime(start + day * dayMs);

  beforeEach(async () => {
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    log = [];
    warnings = [];
    database = await engine.prepare();
    ({ cartRepository } = await openTestCartDatabase(database.url));
  });
  afterEach(() => void vi.useRealTimers());

  const runOn = async (day: number, keptDays = 365) => {
    setDay(day);
    const logger = { info: (line: string) => log.push(line), warn: (line: string) => warnings.push(line) };
    await runRetention({ store: cartRepository, days: keptDays, setRowCount: () => undefined, logger });
  };
  const runHourly = async (firstDay: number, lastDay: number, keptDays = 365) => {
    for (let hour = firstDay * 24; hour <= lastDay * 24; hour++) await runOn(hour / 24, keptDays);
  };
  /** Runs for a day without removals. Only then may a run remove by the clock. */
  const trustClock = (day: number) => runHourly(day, day + 1, 0);
  const addCarts = async (count: number) => {
    for (let index = 0; index < count; index++) {
      await cartRepository.add({ ...albaOfAna, email: `a${index}@example.com` });
    }
  };
  const countItems = async () => (await cartRepository.countRows(1000, 0)).count;

  test('removes whole carts that nobody has changed for the given days', async () => {
    await cartRepository.add({ ...albaOfAna, email: 'old@example.com' });
    await cartRepository.add({ ...albaOfAna, email: 'mixed@example.com' });
    const changed = await cartRepository.add({ ...albaOfAna, email: 'changed@example.com' });
    await runHourly(0, 1, 365);
    setDay(40);
    await cartRepository.add({ ...albaOfAna, email: 'mixed@example.com' });
    await cartRepository.update(changed.id, albaOfAna);
    await trustClock(40);
    // The oldest carts are 41.5 days old at its end: half a day younger than those that are removed.
    await runHourly(41, 41.5, 42);
    expect(await countItems()).toBe(4);
    await runOn(41.5, 30);
    expect(await cartRepository.list('old@example.com')).toEqual([]);
    expect(await cartRepository.list('mixed@example.com')).toHaveLength(2);
    expect(await cartRepository.list('changed@example.com')).toHaveLength(1);
    expect(log).toEqual(['removed 1 item of carts that nobody touched for 30 days']);
  });

  test('removes nothing by a clock that is ahead for less than a day, of which it warns', async () => {
    await addCarts(3);
    await runHourly(0, 2);
    await runOn(400);
    await runHourly(400, 400.9);
    await runHourly(2, 4);
    expect(await countItems()).toBe(3);
    expect(log).toEqual([]);
    expect(warnings).toEqual([
      'the clock is 398 days ahead of the last removal of old carts; the next is in a day, if the clock is right',
      'the clock is 399 days behind the last removal of old carts; the next is in a day, if the clock is right',
    ]);
  });

  test('removes nothing in the first day of a database', async () => {
    await addCarts(3);
    await runHourly(400, 400.9);
    expect(await countItems()).toBe(3);
    expect(warnings).toEqual([]);
  });

  test('removes a tenth of the rows at most, of which it warns', async () => {
    await addCarts(20);
    await runHourly(398, 399.9);
    expect(await countItems()).toBe(20 - 20 / 10);
    expect(warnings).toEqual([
      'more than a tenth of the items are older than 365 days: the others go in a day, if the clock is right',
    ]);
    expect(log).toEqual(['removed 2 items of carts that nobody touched for 365 days']);
  });

  test('removes the others a day after a tenth', async () => {
    await addCarts(20);
    await runHourly(398, 400);
    expect(await countItems()).toBe(0);
    expect(log).toEqual([
      'removed 2 items of carts that nobody touched for 365 days',
      'removed 18 items of carts that nobody touched for 365 days',
    ]);
  });

  test('does not remove the others when the clock was put right in between', async () => {
    await addCarts(20);
    await runHourly(398, 399);
    await runHourly(5, 7);
    expect(await countItems(), 'a tenth of 20 is removed').toBe(18);
    await runHourly(400, 401);
    expect(await countItems(), 'a tenth of 18 is removed').toBe(16);
  });

  test('removes old carts of a restored backup after a day only', async () => {
    await addCarts(3);
    const file = createFilePath('.backup');
    await saveBackup({ databaseUrl: database.parsedUrl, file });
    await runHourly(398, 398.5);
    await restoreBackup({ databaseUrl: database.parsedUrl, file, canReplace: true });
    await runHourly(398.5, 399.4);
    expect(await countItems()).toBe(3);
    expect(warnings).toEqual([]);
  });

  test('keeps the tombstone of a removed item for a day', async () => {
    await runHourly(0, 2);
    setDay(2);
    const { id } = await cartRepository.add(albaOfAna, 'key');
    await cartRepository.remove(id);
    await runHourly(2, 3, 0);
    expect((await cartRepository.add(albaOfAna, 'key')).id).toBe(id);
    await runOn(3.1, 0);
    expect((await cartRepository.add(albaOfAna, 'key')).id).not.toBe(id);
  });
});
