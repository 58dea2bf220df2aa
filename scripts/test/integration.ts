/**
 * `npm run test:integration [-- vitest arguments]`: runs the integration tests on SQLite and on a temporary PostgreSQL.
 * Arguments may also name unit tests, because those of `src/server/storage` need PostgreSQL too.
 */
import { runProcess } from '#scripts/support/run-process.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { withDatabases } from './databases/with-databases.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { forwardedArguments } from './forwarded-arguments.ts';
import { withReviews } from './with-reviews.ts';

await runScript(async () => {
  ensureTestTools();
  const projects = forwardedArguments.length > 0 ? ['integration', 'unit'] : ['integration'];
  const args = ['run', ...projects.map((name) => `--project=${name}`), ...forwardedArguments];
  return withDatabases((databases) => runProcess(withReviews({ program: 'vitest', args, env: databases })));
});
