/** `npm run test:e2e [-- playwright arguments]`: in Chromium, on the production build, which is made if needed. */
import { runOnSite } from '#scripts/support/run-on-site.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { choosePlaywrightPorts } from './choose-playwright-ports.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { forwardedArguments } from './forwarded-arguments.ts';

await runScript(async () => {
  ensureTestTools();
  return runOnSite({
    command: 'playwright',
    args: ['test', ...forwardedArguments],
    env: await choosePlaywrightPorts(),
  });
});
