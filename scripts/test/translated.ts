/**
 * `npm run test:translated [-- playwright arguments]`: the browser tests on translated pages, by either kind of
 * translator.
 */
import { runScript } from '#scripts/run-script.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { freePort } from './free-port.ts';
import { buildIfChanged, handedOn, run } from './run.ts';

await runScript(async () => {
  ensureTestTools();
  const ports = { E2E_PORT: String(await freePort()), THIRD_PARTY_PORT: String(await freePort()) };
  const test = (TRANSLATE: string) => run('playwright', ['test', ...handedOn], { ...ports, TRANSLATE });
  // A list, so that both run even if the first fails.
  return buildIfChanged() && [test('font'), test('text')].every(Boolean);
});
