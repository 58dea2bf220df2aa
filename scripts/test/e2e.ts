/** `npm run test:e2e [-- playwright arguments]`: in Chromium, on the production build, which is made if needed. */
import { runScript } from '#scripts/run-script.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { freePort } from './free-port.ts';
import { buildIfChanged, handedOn, run } from './run.ts';

await runScript(async () => {
  ensureTestTools();
  const ports = {
    E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
    THIRD_PARTY_PORT: String(await freePort()),
  };
  return buildIfChanged() && run('playwright', ['test', ...handedOn], ports);
});
