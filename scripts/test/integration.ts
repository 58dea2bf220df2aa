/** `npm run test:integration [-- vitest arguments]`: on SQLite and on a temporary PostgreSQL. */
import { runScript } from '#scripts/support/run-script.ts';
import { forwardedArguments, runTool, withReviews } from '#scripts/support/run-tool.ts';
import { withDatabases } from './databases/with-databases.ts';
import { ensureTestTools } from './ensure-test-tools.ts';

await runScript(async () => {
  ensureTestTools();
  const args = ['run', '--project', 'integration', ...forwardedArguments];
  return withDatabases((databases) => runTool({ command: 'vitest', args, env: { ...withReviews, ...databases } }));
});
