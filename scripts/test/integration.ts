/** `npm run test:integration [-- vitest arguments]`: on SQLite and on a temporary PostgreSQL. */
import { reviewVariables } from '#scripts/support/run-on-site.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { runTool } from '#scripts/support/run-tool.ts';
import { withDatabases } from './databases/with-databases.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { forwardedArguments } from './forwarded-arguments.ts';

await runScript(async () => {
  ensureTestTools();
  const args = ['run', '--project', 'integration', ...forwardedArguments];
  return withDatabases((databases) => runTool({ command: 'vitest', args, env: { ...reviewVariables, ...databases } }));
});
