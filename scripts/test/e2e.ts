/** `npm run test:e2e [-- playwright arguments]`: builds the site if needed, and tests it in Chromium. */
import { runScript } from '#scripts/support/run-script.ts';
import { choosePlaywrightPorts } from './choose-playwright-ports.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { forwardedArguments } from './forwarded-arguments.ts';
import { runAfterBuild } from './run-after-build.ts';

await runScript(async () => {
  ensureTestTools();
  return runAfterBuild({
    program: 'playwright',
    args: ['test', ...forwardedArguments],
    env: await choosePlaywrightPorts(),
  });
});
