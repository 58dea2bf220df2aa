import { describe, expect, test } from 'vitest';
import { createRateLimiter, type RateCounts } from './rate-limit.ts';

const minuteMs = 60_000;
const atStart = () => minuteMs;

describe('the rate limiter', () => {
  test('refuses a client over its limit until the minute is over, and tells how long that is', async () => {
    let now = 1_000 * minuteMs + 45_000;
    const limiter = createRateLimiter(2, undefined, () => now);
    expect(await limiter.secondsToWait('a')).toBe(0);
    expect(await limiter.secondsToWait('a')).toBe(0);
    expect(await limiter.secondsToWait('a')).toBe(15);
    expect(await limiter.secondsToWait('b')).toBe(0);
    now += 15_000;
    expect(await limiter.secondsToWait('a')).toBe(0);
  });

  test('allows everything when the limit is 0', async () => {
    const limiter = createRateLimiter(0);
    for (let call = 0; call < 1000; call++) expect(await limiter.secondsToWait('a')).toBe(0);
  });

  test('shares its counts, and asks them no more for who is already refused', async () => {
    let asked = 0;
    let calls = 0;
    const shared: RateCounts = {
      add: () => {
        asked++;
        return Promise.resolve(++calls);
      },
    };
    const [one, other] = [createRateLimiter(2, shared, atStart), createRateLimiter(2, shared, atStart)];
    expect(await one.secondsToWait('a')).toBe(0);
    expect(await other.secondsToWait('a')).toBe(0);
    expect(await one.secondsToWait('a')).toBe(60);
    expect(await one.secondsToWait('a')).toBe(60);
    expect(asked).toBe(3);
  });

  test('counts alone when the shared counts fail', async () => {
    const shared: RateCounts = { add: () => Promise.reject(new Error('gone')) };
    const limiter = createRateLimiter(1, shared, atStart);
    expect(await limiter.secondsToWait('a')).toBe(0);
    expect(await limiter.secondsToWait('a')).toBe(60);
  });
});
