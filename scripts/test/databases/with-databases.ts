import type { Variables } from '#scripts/support/run-process.ts';
import { startPostgres } from './postgres.ts';
import { startPgBouncer } from './start-pgbouncer.ts';

export async function withDatabases<Result>(work: (env: Variables) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres();
  try {
    const pgBouncer = await startPgBouncer(postgres.url);
    try {
      return await work({ TEST_POSTGRES_URL: postgres.url, TEST_PGBOUNCER_URL: pgBouncer.url });
    } finally {
      await pgBouncer.stop();
    }
  } finally {
    await postgres.stop();
  }
}
