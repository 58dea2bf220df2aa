import type { Variables } from '#scripts/support/run-process.ts';
import { startPostgres } from './postgres.ts';
import { startPgBouncer } from './start-pgbouncer.ts';

export async function withDatabases<Value>(work: (env: Variables) => Promise<Value>): Promise<Value> {
  await using started = new AsyncDisposableStack();
  const postgres = started.adopt(await startPostgres(), ({ stop }) => stop());
  const pgBouncer = started.adopt(await startPgBouncer(postgres.url), ({ stop }) => stop());
  return await work({ TEST_POSTGRES_URL: postgres.url, TEST_PGBOUNCER_URL: pgBouncer.url });
}
