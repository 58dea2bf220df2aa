/** `npm run test:e2e [-- playwright arguments]`: in Chromium, on the production build, which is made if needed. */
import { ensureTestTools } from './ensure-test-tools.ts';
import { freePort } from './free-port.ts';
import { run } from './run.ts';

ensureTestTools();
const port = process.env.E2E_PORT ?? String(await freePort());
const hasPassed =
  run('node', ['scripts/build/build.ts', '--if-changed']) &&
  run('playwright', ['test', ...process.argv.slice(2)], { E2E_PORT: port, THIRD_PARTY_PORT: String(await freePort()) });
process.exitCode = hasPassed ? 0 : 1;
