import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRateLimiter } from '#server/api/rate-limiter.ts';
import { openPostgres } from '#server/storage/postgres/open-postgres.ts';
import { postgresEngines } from '#tests/support/engines.ts';
import { startFaultProxy } from '#tests/support/fault-proxy.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { createTestApi } from '#tests/support/test-api.ts';

const timeouts = { connectionTimeoutMillis: 10_000, statement_timeout: 400, lock_timeout: 300, query_timeout: 500 };

const poolSize = 10;

describe.each(postgresEngines)('a pool of $name', (engine) => {
  test.each([
    ['without', 0],
    ['with', 1_000_000],
  ])('replaces connections that died silently, %s the rate limiter', async (_, perMinute) => {
    const database = await engine.prepare();
    const proxy = await startFaultProxy(Number(new URL(database.url).port));
    onTestFinished(proxy.close);
    const url = new URL(database.url);
    url.port = String(proxy.port);
    const warnings: string[] = [];
    const { cartRepository, pool, close } = await openPostgres(
      url.href,
      { warn: (line) => warnings.push(line) },
      timeouts,
    );
    onTestFinished(close);
    const { send } = createTestApi(cartRepository, { limiter: createRateLimiter(perMinute, pool) });
    const readStatus = async () => (await send('GET', `/api/cart?email=${albaOfAna.email}`)).status;
    const readStatuses = (count: number) => Promise.all(Array.from({ length: count }, readStatus));

    const expectAllSucceed = () =>
      vi.waitFor(async () => expect(new Set(await readStatuses(poolSize))).toEqual(new Set([200])), {
        timeout: 30_000,
      });

    await expectAllSucceed();
    expect(pool.totalCount).toBe(poolSize);

    // One call meets a dead connection. The pool closes all idle connections with the one that timed out.
    proxy.blackholeExisting();
    await readStatus();
    await vi.waitFor(() => expect(pool.totalCount).toBeLessThan(3));
    await expectAllSucceed();

    proxy.blackholeExisting();
    await readStatuses(poolSize);
    await expectAllSucceed();

    expect(warnings).toEqual([]);
  });
});
