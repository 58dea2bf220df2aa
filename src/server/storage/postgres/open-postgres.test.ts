import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { postgresEngines, type TestDatabase } from '#tests/support/engines.ts';
import { startFaultProxy, type FaultProxy } from '#tests/support/fault-proxy.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { toPoolThatClosesTimedOutClients } from './dead-connections.ts';
import { openPostgres } from './open-postgres.ts';

const warnings: string[] = [];

async function open(url: string, timeouts?: Parameters<typeof openPostgres>[2]) {
  const opened = await openPostgres(url, { warn: (line) => warnings.push(line) }, timeouts);
  onTestFinished(opened.close);
  return opened;
}

afterEach(() => warnings.splice(0));

describe.each(postgresEngines)('the connections to $name', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await engine.prepare();
  });

  test('name the site, and have timeouts that are shorter than the client’s', async () => {
    const { pool } = await open(database.url);
    const show = async (name: string) =>
      (await pool.query<{ value: string }>(`select current_setting('${name}') as value`)).rows[0]?.value;
    expect(await show('application_name')).toBe('ceylon-spice-exports');
    expect(await show('statement_timeout')).toBe('3s');
    expect(await show('lock_timeout')).toBe('2s');
    expect(pool.options).toMatchObject({
      max: 10,
      keepAlive: true,
      query_timeout: 4000,
      connectionTimeoutMillis: 2000,
    });
  });

  test('are described by their host and database, without the password', async () => {
    const { description } = await open(database.url);
    const { host, pathname } = new URL(database.url);
    expect(description).toBe(`PostgreSQL at ${host}${pathname}`);
  });

  test('return large integers as numbers, and times as dates', async () => {
    const { pool } = await open(database.url);
    const { rows } = await pool.query('select 2::bigint as big, 3 as small, now() as time');
    expect(rows).toEqual([{ big: 2, small: 3, time: expect.any(Date) as unknown }]);
  });

  test('are one while only one is needed', async () => {
    const { cartRepository, pool } = await open(database.url);
    await cartRepository.probe();
    await vi.waitFor(async () => {
      const sessions = await pool.query('select 1 from pg_stat_activity where datname = current_database()');
      expect(sessions.rowCount).toBe(1);
    });
  });

  test('are ended without a warning', async () => {
    const { cartRepository, pool, close } = await open(database.url);
    await cartRepository.probe();
    await close();
    expect(pool.ended).toBe(true);
    expect(warnings).toEqual([]);
  });

  test('are replaced when the server ends them, idle or not, and the process goes on', async () => {
    const { cartRepository: carts, pool } = await open(database.url);
    const item = await carts.add(albaOfAna);
    const held = await pool.connect();
    expect(held.listenerCount('error'), 'without a listener its error would end the process').toBeGreaterThan(0);
    const ending = await pool.connect();
    await carts.probe();
    expect([pool.totalCount, pool.idleCount]).toEqual([3, 1]);
    await ending.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect(held.query('select 1')).rejects.toThrow(/terminat|not queryable/);
    // `pg_sleep` notices that the server has ended this connection; without it the query may still succeed.
    await expect(ending.query('select pg_terminate_backend(pg_backend_pid()), pg_sleep(0)')).rejects.toThrow(
      /terminat/,
    );
    for (const client of [held, ending]) client.release(true);
    await vi.waitFor(async () => expect(await carts.list(albaOfAna.email)).toEqual([item]), { timeout: 5000 });
  });

  test('take no cursors', async () => {
    const { pool } = await open(database.url);
    const wrappedPool = toPoolThatClosesTimedOutClients(pool);
    const client = await wrappedPool.connect();
    expect(() => client.query({ read: () => undefined } as never)).toThrow(new TypeError('cursors are not supported'));
    client.release();
    expect(wrappedPool.options).toBe(pool.options);
  });

  test('stay after an error that is no timeout', async () => {
    const { cartRepository: carts, pool } = await open(database.url);
    await Promise.all([carts.probe(), carts.probe(), carts.probe()]);
    const client = await toPoolThatClosesTimedOutClients(pool).connect();
    await expect(client.query('select nothing', [])).rejects.toThrow('does not exist');
    client.release();
    expect([pool.totalCount, pool.idleCount]).toEqual([3, 3]);
  });

  test('that are busy stay when another is released after a timeout', async () => {
    const timeouts = { connectionTimeoutMillis: 10_000, statement_timeout: 0, lock_timeout: 0, query_timeout: 0 };
    const { pool } = await open(database.url, timeouts);
    const idle = [await pool.connect(), await pool.connect()];
    for (const client of idle) client.release();
    const busy = await pool.connect();
    const answer = busy.query('select pg_sleep(0.2), 7 as seven');
    (await pool.connect()).release(new Error('Query read timeout'));
    expect((await answer).rows).toMatchObject([{ seven: 7 }]);
    busy.release();
  });

  describe('while the database is away', () => {
    let proxy: FaultProxy;
    let url: string;
    beforeEach(async () => {
      proxy = await startFaultProxy(Number(new URL(database.url).port));
      onTestFinished(proxy.close);
      const there = new URL(database.url);
      there.port = String(proxy.port);
      url = there.href;
    });

    test('the start warns once for each reason, and the carts work once it is there', async () => {
      await proxy.setMode('refuse');
      const { cartRepository: carts } = await open(url);
      await expect(carts.list(albaOfAna.email)).rejects.toEqual(
        new StorageUnavailableError('the database has not answered yet'),
      );
      const line = (reason: string) =>
        expect.stringMatching(
          new RegExp(`^PostgreSQL at \\S+ does not answer \\(${reason}\\); trying again until it does$`),
        );
      expect(warnings).toEqual([line('connect ECONNREFUSED .*')]);
      await proxy.setMode('corrupt');
      await vi.waitFor(() => expect(warnings).toHaveLength(2), { timeout: 10_000 });
      await proxy.setMode('forward');
      const item = await vi.waitFor(() => carts.add(albaOfAna), { timeout: 10_000 });
      expect(await carts.list(albaOfAna.email)).toEqual([item]);
      expect(warnings).toHaveLength(2);
    });
  });
});
