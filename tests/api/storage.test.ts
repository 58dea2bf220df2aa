import { createRateLimiter } from '#server/rate-limit.ts';
import type { Storage } from '#server/storage/storage.ts';
import { forgetOld } from '#server/retention.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestStorage, testEngines, type TestDatabase } from './engines.ts';
import { alba } from './test-app.ts';

// Durable writes take as long as the disk does.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const dayMs = 86_400_000;

describe.each(testEngines)('the storage in $name', (engine) => {
  let database: TestDatabase;
  const opened: Storage[] = [];
  const open = async () => {
    const storage = await openTestStorage(database.url);
    opened.push(storage);
    return storage;
  };

  beforeEach(async () => {
    database = await engine.prepare();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(opened.splice(0).map(({ carts }) => carts.close()));
    await database.drop();
  });

  test('can be opened by many at once while it is still empty', async () => {
    const storages = await Promise.all(Array.from({ length: 8 }, open));
    const added = await Promise.all(storages.map(({ carts }) => carts.add(alba)));
    const [first] = storages;
    const listed = await first?.carts.list(alba.email);
    expect(listed?.map(({ id }) => id).toSorted()).toEqual(added.map(({ id }) => id).toSorted());
  });

  test('stores a repeated key once when it comes through different instances at once', async () => {
    const [one, other] = [await open(), await open()];
    for (let round = 0; round < 20; round++) {
      const [a, b] = await Promise.all([one.carts.add(alba, `key-${round}`), other.carts.add(alba, `key-${round}`)]);
      expect(a).toEqual(b);
    }
    expect(await one.carts.list(alba.email)).toHaveLength(20);
  });

  test('forgets carts that nobody touched for so many days, whole carts only', async () => {
    const { carts } = await open();
    const now = Date.now();
    vi.useFakeTimers({ now: now - 40 * dayMs, toFake: ['Date'] });
    await carts.add({ ...alba, email: 'old@example.com' });
    await carts.add({ ...alba, email: 'mixed@example.com' });
    const changed = await carts.add({ ...alba, email: 'changed@example.com' });
    vi.setSystemTime(now);
    await carts.add({ ...alba, email: 'mixed@example.com' });
    await carts.change(changed.id, alba);

    expect(await forgetOld(carts, 0, now)).toBe(0);
    expect(await forgetOld(carts, 41, now)).toBe(0);
    expect(await forgetOld(carts, 30, now)).toBe(1);
    expect(await carts.list('old@example.com')).toEqual([]);
    expect(await carts.list('mixed@example.com')).toHaveLength(2);
    expect(await carts.list('changed@example.com')).toHaveLength(1);
  });

  test('keeps the marker of a removed item for a day and then nothing of it', async () => {
    const { carts } = await open();
    const { id } = await carts.add(alba, 'key');
    await carts.remove(id);
    const now = Date.now();
    expect(await forgetOld(carts, 0, now)).toBe(0);
    expect(await forgetOld(carts, 0, now + 2 * dayMs)).toBe(1);
    expect((await carts.add(alba, 'key')).id).not.toBe(id);
  });

  test('counts calls for all instances together where there can be several', async () => {
    const [one, other] = [await open(), await open()];
    const [first, second] = [createRateLimiter(2, one.shared), createRateLimiter(2, other.shared)];
    expect(await first.secondsToWait('192.0.2.1')).toBe(0);
    expect(await second.secondsToWait('192.0.2.1')).toBe(0);
    const wait = await first.secondsToWait('192.0.2.1');
    if (engine.name === 'PostgreSQL') expect(wait).toBeGreaterThan(50);
    else expect(wait).toBe(0);
    expect(await second.secondsToWait('192.0.2.2')).toBe(0);
  });
});
