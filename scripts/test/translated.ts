/**
 * `npm run test:translated [-- playwright arguments]`: the browser tests on translated pages, by either kind of
 * translator.
 */
import { ensureTestTools } from './ensure-test-tools.ts';
import { freePort } from './free-port.ts';
import { run } from './run.ts';

ensureTestTools();
const ports = { E2E_PORT: String(await freePort()), THIRD_PARTY_PORT: String(await freePort()) };
const test = (TRANSLATE: string) => run('playwright', ['test', ...process.argv.slice(2)], { ...ports, TRANSLATE });
const isBuilt = run('node', ['scripts/build/build.ts', '--if-changed']);
// A list, so that both run even if the first fails.
const hasPassed = isBuilt && [test('font'), test('text')].every(Boolean);
process.exitCode = hasPassed ? 0 : 1;
