import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/day.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { createRateLimiter } from './rate-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the rate limiter', () => {
  test('rejects a client over its limit until its minute ends, and returns the remaining time', async () => {
    const limiter = createRateLimiter(2);
    expect(await limiter.consume('a')).toBe(0);
    vi.advanceTimersByTime(45_000);
    expect(await limiter.consume('a')).toBe(0);
    expect(await limiter.consume('a')).toBe(15_000);
    expect(await limiter.consume('b')).toBe(0);
    vi.advanceTimersByTime(15_000);
    expect(await limiter.consume('a')).toBe(0);
  });

  test('allows everything when the limit is 0', async () => {
    const limiter = createRateLimiter(0);
    const waits = await Promise.all(Array.from({ length: 1000 }, () => limiter.consume('a')));
    expect(new Set(waits)).toEqual(new Set([0]));
  });

  test('keeps rejecting a client regardless of the number of other clients, also in its next minute', async () => {
    const limiter = createRateLimiter(1);
    const moreClientsThanKept = Array.from({ length: 120_000 }, (_, client) => String(client));
    const consumeAsOthers = async () => {
      for (const client of moreClientsThanKept) await limiter.consume(client);
    };
    await limiter.consume('a');
    expect(await limiter.consume('a')).toBe(minuteMs);
    await consumeAsOthers();
    expect(await limiter.consume('a')).toBe(minuteMs);
    vi.advanceTimersByTime(minuteMs);
    expect(await limiter.consume('a')).toBe(0);
    expect(await limiter.consume('a')).toBe(minuteMs);
    await consumeAsOthers();
    expect(await limiter.consume('a')).toBe(minuteMs);
  });

  test('counts in memory while the database fails, and retries the database later', async () => {
    const database = new Pool();
    const query = vi.spyOn(database, 'query').mockImplementation(() => Promise.reject(new Error('gone')));
    const limiter = createRateLimiter(1, database);
    expect(await limiter.consume('a')).toBe(0);
    expect(await limiter.consume('a')).toBe(minuteMs);
    expect(query).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(4999);
    expect(await limiter.consume('a')).toBe(55_001);
    expect(query).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await limiter.consume('a')).toBe(55_000);
    expect(query).toHaveBeenCalledTimes(2);
  });

  test('waits once for half a second if the database does not respond', async () => {
    const database = new Pool();
    const query = vi.spyOn(database, 'query').mockImplementation(() => new Promise(() => undefined));
    const limiter = createRateLimiter(1, database);
    const call = limiter.consume('a');
    await vi.advanceTimersByTimeAsync(500);
    expect(await call).toBe(0);
    expect(await limiter.consume('a')).toBe(minuteMs);
    expect(query).toHaveBeenCalledTimes(1);
  });
});

test.each([-hourMs, hourMs, 400 * dayMs])(
  'a clock that is moved by %i ms neither shortens nor prolongs a wait',
  async (ms) => {
    const limiter = createRateLimiter(1);
    await limiter.consume('a');
    expect(await limiter.consume('a')).toBe(minuteMs);
    vi.setSystemTime(Date.now() + ms);
    expect(await limiter.consume('a')).toBe(minuteMs);
    vi.advanceTimersByTime(minuteMs);
    expect(await limiter.consume('a')).toBe(0);
  },
);

test('a clock that is put back does not prolong the time without the database', async () => {
  const database = new Pool();
  const query = vi.spyOn(database, 'query').mockImplementation(() => Promise.reject(new Error('gone')));
  const limiter = createRateLimiter(9, database);
  await limiter.consume('a');
  vi.setSystemTime(Date.now() - hourMs);
  vi.advanceTimersByTime(5000);
  await limiter.consume('a');
  expect(query).toHaveBeenCalledTimes(2);
});

describe('the limiter in memory', () => {
  test('forgets the oldest counts beyond its limit', () => {
    const { consume } = createMemoryLimiter({ perMinute: 2, maxClients: 3 });
    for (const client of ['oldest', 'oldest', 'a', 'b', 'c']) consume(client);
    expect([consume('oldest'), consume('oldest')]).toEqual([0, 0]);
    expect(consume('oldest')).toBe(minuteMs);
  });

  test('keeps a rejected client beyond its limit', () => {
    const { consume } = createMemoryLimiter({ perMinute: 2, maxClients: 3 });
    for (const client of ['refused', 'refused', 'refused', 'a', 'b', 'c', 'd', 'e']) consume(client);
    expect(consume('refused')).toBe(minuteMs);
  });

  test('accepts a client again after its own minute, independent of other clients', () => {
    const { consume } = createMemoryLimiter({ perMinute: 1 });
    consume('early');
    vi.advanceTimersByTime(30_000);
    consume('late');
    consume('late');
    consume('early');
    vi.advanceTimersByTime(30_000);
    expect(consume('early')).toBe(0);
    expect(consume('late')).toBe(30_000);
  });

  test('begins the next minute of a rejected client with its next request', () => {
    const { consume } = createMemoryLimiter({ perMinute: 1 });
    consume('a');
    expect(consume('a')).toBe(minuteMs);
    vi.advanceTimersByTime(59_999);
    expect(consume('a')).toBe(1);
    vi.advanceTimersByTime(1);
    expect(consume('a')).toBe(0);
    expect(consume('a')).toBe(minuteMs);
  });

  test('begins a new count for a client within its limit after its minute', () => {
    const { consume } = createMemoryLimiter({ perMinute: 2 });
    consume('a');
    vi.advanceTimersByTime(minuteMs);
    expect([consume('a'), consume('a')]).toEqual([0, 0]);
    expect(consume('a')).toBe(minuteMs);
  });

  test('counts as many clients as it may, not one fewer', () => {
    const { consume } = createMemoryLimiter({ perMinute: 1, maxClients: 3 });
    for (const client of ['a', 'b', 'c']) consume(client);
    expect(consume('a')).toBe(minuteMs);
  });

  test('counts no rejected client, which would take the place of another', () => {
    const { consume } = createMemoryLimiter({ perMinute: 1, maxClients: 2 });
    for (const client of ['a', 'refused', 'refused', 'b']) consume(client);
    expect(consume('a')).toBe(minuteMs);
  });

  test.each([0, 1])(
    'accepts a rejected client after its minute, also after one that ends later (%i ms after the end)',
    (late) => {
      const { consume } = createMemoryLimiter({ perMinute: 1 });
      consume('early');
      vi.advanceTimersByTime(30_000);
      for (const client of ['late', 'late', 'early']) consume(client);
      vi.advanceTimersByTime(30_000 + late);
      expect(consume('early')).toBe(0);
      expect(consume('early')).toBe(minuteMs);
    },
  );
});

test('a client that the database rejects waits until its minute ends there, at least a little', async () => {
  const database = new Pool();
  const query = vi.spyOn(database, 'query');
  const answer = (points: number, expire: number) =>
    query.mockImplementation(() => Promise.resolve({ rows: [{ points, expire: Date.now() + expire }] }));
  const limiter = createRateLimiter(2, database);
  answer(2, 30_000);
  expect(await limiter.consume('a')).toBe(0);
  expect(query).toHaveBeenCalledWith(expect.stringContaining('INTO "rate_limits"'), expect.arrayContaining(['a']));
  answer(3, 29_001);
  expect(await limiter.consume('a')).toBe(29_001);
  answer(9, 0);
  expect(await limiter.consume('b')).toBe(1);
});

test('a count in the database that ends too late, because the clock was put back, is deleted', async () => {
  const database = new Pool();
  const query = vi.spyOn(database, 'query');
  const rows = [{ points: 3, expire: Date.now() + hourMs }];
  query.mockImplementation(() => Promise.resolve({ rows, rowCount: 1 }));
  const limiter = createRateLimiter(2, database);
  expect(await limiter.consume('a')).toBe(0);
  expect(query).toHaveBeenLastCalledWith(expect.stringContaining('DELETE FROM "rate_limits" WHERE key'), ['a']);
  rows.splice(0, 1, { points: 1, expire: Date.now() + minuteMs });
  expect([await limiter.consume('a'), await limiter.consume('a'), await limiter.consume('a')]).toEqual([0, 0, 0]);
});
