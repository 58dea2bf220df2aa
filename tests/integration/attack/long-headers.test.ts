import { afterAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import type { RateLimiter } from '#server/api/rate-limiter.ts';
import { loadSite } from '#server/static/site.ts';
import { mockCartRepository } from '#tests/support/mock-cart-repository.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';

const built = writeBuiltSite(afterAll);
const site = loadSite(built.folder, company, 'http://localhost:3000');

const headerLength = 15_500;
const fillings = ['a,', 'a;q=0.1,', ';q=', '"",', 'a', ' ,', 'bytes=0-1,', '%61'];
const headerNames = [
  'Accept-Language',
  'Accept-Encoding',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'If-Range',
  'Origin',
  'Range',
  'Sec-Fetch-Site',
  'X-Forwarded-For',
];
const rounds = 20;
const maxRounds = 200;

const maxTimesCostOfUnreadHeader = 8;

/** Milliseconds of processor time in the fastest round; goes on with more rounds while it is above `limitMs`. */
async function measureCpuMs(send: () => Promise<Response>, limitMs = Infinity): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < rounds || (least >= limitMs && round < maxRounds); round++) {
    const started = process.cpuUsage();
    const response = await send();
    const { user, system } = process.cpuUsage(started);
    expect(response.status, `round ${round}`).toBeGreaterThanOrEqual(400);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

test.each([
  [429, 'GET', '/api/cart'],
  [405, 'POST', '/about'],
  [404, 'GET', '/api/nothing'],
  [404, 'GET', '/nothing'],
  [415, 'POST', '/api/cart'],
])('a %i (%s %s) costs little, however long a header is', async (status, method, path) => {
  const limiter: RateLimiter = { consume: () => Promise.resolve(status === 429 ? 60_000 : 0) };
  const { request } = createTestApi(mockCartRepository(), { site, limiter, trustedProxies: 1 });
  const measureCostMs = (name: string, filling: string, limitMs?: number) =>
    measureCpuMs(
      () => request(path, { method, headers: { [name]: filling.repeat(headerLength / filling.length) } }),
      limitMs,
    );
  // The code is compiled in these rounds.
  await measureCostMs('X-Unread', 'a');
  const limitMs = maxTimesCostOfUnreadHeader * Math.max(0.01, await measureCostMs('X-Unread', 'a'));
  for (const name of headerNames) {
    for (const filling of fillings) {
      const ms = await measureCostMs(name, filling, limitMs);
      expect(ms, `milliseconds for ${name} of ${filling}`).toBeLessThan(limitMs);
    }
  }
});
