import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { restoreBackup, saveBackup } from '#server/storage/owner/backup/backup.ts';
import { migratePostgres } from '#server/storage/postgres/pool.ts';
import { addItems } from '#tests/integration/support/sample-carts.ts';
import { postgresEngines, type TestDatabase } from '#tests/support/engines.ts';
import { createFilePathFactory, makeTestFolder } from '#tests/support/test-folder.ts';

/** The number that all versions use. It is not imported, so that a change of it fails here. */
const migrationLock = 7_263_531;

const createFilePath = createFilePathFactory(makeTestFolder('timeouts', afterAll));

describe.each(postgresEngines)('with short timeouts in $name', (engine) => {
  let database: TestDatabase;
  let other: Client;
  let observer: Client;
  const connect = async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };

  beforeEach(async () => {
    database = await engine.prepare();
    [other, observer] = await Promise.all([connect(), connect()]);
  });

  const shortenTimeouts = async () => {
    const name = new URL(database.url).pathname.slice(1);
    for (const kind of ['statement', 'lock']) await other.query(`alter database ${name} set ${kind}_timeout = 50`);
  };
  const waitForLock = () =>
    vi.waitFor(async () => {
      const { rowCount } = await observer.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and clock_timestamp() - query_start > interval '200 ms'`,
      );
      expect(rowCount).toBe(1);
    }, 20_000);

  const failEarly = () => {
    throw new Error('it did not wait');
  };

  test('a migration waits for the one of another instance', async () => {
    await shortenTimeouts();
    await other.query(`begin; select pg_advisory_xact_lock(${migrationLock})`);
    const migrated = migratePostgres(database.url);
    await Promise.race([migrated.then(failEarly), waitForLock()]);
    await other.query('commit');
    await expect(migrated).resolves.toBeUndefined();
  });

  test('a restore waits for writes that are under way', async () => {
    await addItems(database.url, 'old', 3);
    const file = createFilePath('.backup');
    await saveBackup({ databaseUrl: database.parsedUrl, file });
    await shortenTimeouts();
    await other.query('begin; lock table cart_items in row exclusive mode');
    const restored = restoreBackup({ databaseUrl: database.parsedUrl, file, canReplace: true });
    await Promise.race([restored.then(failEarly), waitForLock()]);
    await other.query('commit');
    expect(await restored).toBe(3);
  });
});
