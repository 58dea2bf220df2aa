import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the rate limiter', () => {
  test('refuses a client over its limit until its minute is over, and tells how long that is', async () => {
    const limiter = createRateLimiter(2);
    expect(await limiter.secondsToWait('a')).toBe(0);
    vi.advanceTimersByTime(45_000);
    expect(await limiter.secondsToWait('a')).toBe(0);
    expect(await limiter.secondsToWait('a')).toBe(15);
    expect(await limiter.secondsToWait('b')).toBe(0);
    vi.advanceTimersByTime(15_000);
    expect(await limiter.secondsToWait('a')).toBe(0);
  });

  test('allows everything when the limit is 0', async () => {
    const limiter = createRateLimiter(0);
    for (let call = 0; call < 1000; call++) expect(await limiter.secondsToWait('a')).toBe(0);
  });

  test('starts anew rather than remember clients without end', async () => {
    const limiter = createRateLimiter(1);
    await limiter.secondsToWait('a');
    expect(await limiter.secondsToWait('a')).toBe(60);
    for (let client = 0; client < 100_000; client++) await limiter.secondsToWait(String(client));
    expect(await limiter.secondsToWait('a')).toBe(0);
  });

  test('counts alone while the database does not, and asks it again later', async () => {
    const database = new Pool();
    const query = vi.spyOn(database, 'query').mockImplementation(() => Promise.reject(new Error('gone')));
    const limiter = createRateLimiter(1, database);
    expect(await limiter.secondsToWait('a')).toBe(0);
    expect(await limiter.secondsToWait('a')).toBe(60);
    expect(query).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(6000);
    expect(await limiter.secondsToWait('a')).toBe(54);
    expect(query).toHaveBeenCalledTimes(2);
  });
});
