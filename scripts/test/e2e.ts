/** `npm run test:e2e [-- playwright arguments]`: in Chromium, on the production build, which is made if needed. */
import { runScript } from '#scripts/support/run-script.ts';
import { handedOn, runOnSite } from '#scripts/support/run-tool.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { freePort } from './free-port.ts';

await runScript(async () => {
  ensureTestTools();
  const env = {
    E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
    THIRD_PARTY_PORT: String(await freePort()),
  };
  return runOnSite({ command: 'playwright', args: ['test', ...handedOn], env });
});
