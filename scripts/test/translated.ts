/**
 * `npm run test:translated [-- playwright arguments]`: runs the browser tests on pages that a simulated translator of a
 * browser changes, once with each kind of translator (`tests/e2e/support/stand-ins/translator.ts`).
 */
import { runProcess } from '#scripts/support/run-process.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { choosePlaywrightPorts } from './choose-playwright-ports.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { forwardedArguments } from './forwarded-arguments.ts';
import { buildCommand } from './run-after-build.ts';
import { withReviews } from './with-reviews.ts';

await runScript(async () => {
  ensureTestTools();
  const ports = await choosePlaywrightPorts();
  const test = (translator: 'font' | 'text') =>
    runProcess(
      withReviews({
        program: 'playwright',
        args: ['test', ...forwardedArguments],
        env: { ...ports, TRANSLATE: translator },
      }),
    );
  // With `&&` between the two runs, a failure of the first would skip the second.
  return (await runProcess(withReviews(buildCommand))) && [await test('font'), await test('text')].every(Boolean);
});
