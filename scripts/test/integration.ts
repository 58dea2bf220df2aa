/** `npm run test:integration [-- vitest arguments]`: on SQLite and on a temporary PostgreSQL. */
import { reviewVariables } from '#scripts/support/run-after-build.ts';
import { runProcess } from '#scripts/support/run-process.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { withDatabases } from './databases/with-databases.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { forwardedArguments } from './forwarded-arguments.ts';

await runScript(async () => {
  ensureTestTools();
  const args = ['run', '--project', 'integration', ...forwardedArguments];
  return withDatabases((databases) =>
    runProcess({ command: 'vitest', args, env: { ...reviewVariables, ...databases } }),
  );
});
