import { describe, expect, test, vi } from 'vitest';
import { createRateLimiter } from '#server/api/rate-limit.ts';
import { openPostgres } from '#server/storage/postgres/open.ts';
import { tcpGate } from '#tests/faults/tcp-gate.ts';
import { testEngines } from './engines.ts';
import { alba, testApp } from './test-app.ts';

/** Milliseconds; short, so that the test need not wait long for a connection that says nothing. */
const timeouts = { connectionTimeoutMillis: 10_000, statement_timeout: 400, lock_timeout: 300, query_timeout: 500 };

describe.each(testEngines.filter(({ name }) => name === 'PostgreSQL'))('$name', (engine) => {
  test.each([
    ['without', 0],
    ['with', 1_000_000],
  ])('connections that died silently are replaced, %s the limiter', async (_, perMinute) => {
    const database = await engine.prepare();
    const gate = await tcpGate(Number(new URL(database.url).port));
    const url = new URL(database.url);
    url.port = String(gate.port);
    const warnings: string[] = [];
    const { carts, shared } = await openPostgres(url.href, (line) => warnings.push(line), timeouts);
    const { send } = testApp(carts, { limiter: createRateLimiter(perMinute, shared) });
    const call = async () => (await send('GET', `/api/cart?email=${alba.email}`)).status;
    const callAll = (count: number) => Promise.all(Array.from({ length: count }, call));

    const expectAllSucceed = () =>
      vi.waitFor(async () => expect(new Set(await callAll(10))).toEqual(new Set([200])), { timeout: 30_000 });

    await expectAllSucceed();
    expect(shared?.totalCount).toBe(10);
    gate.silenceExisting();
    await call();
    // The idle connections are closed with the one that timed out.
    await vi.waitFor(() => expect(shared?.totalCount).toBeLessThan(3));
    await expectAllSucceed();
    // All of them are in use as they die.
    gate.silenceExisting();
    await callAll(10);
    await expectAllSucceed();

    expect(warnings).toEqual([]);
    await carts.close();
    await gate.close();
    await database.drop();
  });
});
