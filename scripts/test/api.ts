/** `npm run test:api [-- vitest arguments]`: on SQLite and on a temporary PostgreSQL. */
import { startPgBouncer } from './databases/pgbouncer.ts';
import { startPostgres } from './databases/postgres.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { run } from './run.ts';

ensureTestTools();
const postgres = await startPostgres();
const pgBouncer = await startPgBouncer(postgres.url);
try {
  const hasPassed = run('vitest', ['run', '--project', 'api', ...process.argv.slice(2)], {
    TEST_POSTGRES_URL: postgres.url,
    TEST_PGBOUNCER_URL: pgBouncer.url,
  });
  process.exitCode = hasPassed ? 0 : 1;
} finally {
  await pgBouncer.stop();
  await postgres.stop();
}
