/** `npm run test:integration [-- vitest arguments]`: on SQLite and on a temporary PostgreSQL. */
import { runScript } from '#scripts/run-script.ts';
import { startPgBouncer } from './databases/pgbouncer.ts';
import { startPostgres } from './databases/postgres.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { handedOn, run } from './run.ts';

await runScript(async () => {
  ensureTestTools();
  const postgres = await startPostgres();
  const pgBouncer = await startPgBouncer(postgres.url);
  try {
    return run('vitest', ['run', '--project', 'integration', ...handedOn], {
      TEST_POSTGRES_URL: postgres.url,
      TEST_PGBOUNCER_URL: pgBouncer.url,
    });
  } finally {
    await pgBouncer.stop();
    await postgres.stop();
  }
});
