/** `npm run test:e2e [-- playwright arguments]`: in Chromium, on the production build, which is made if needed. */
import { runAfterBuild } from '#scripts/support/run-after-build.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { choosePlaywrightPorts } from './choose-playwright-ports.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { forwardedArguments } from './forwarded-arguments.ts';

await runScript(async () => {
  ensureTestTools();
  return runAfterBuild({
    program: 'playwright',
    args: ['test', ...forwardedArguments],
    env: await choosePlaywrightPorts(),
  });
});
