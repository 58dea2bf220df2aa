/**
 * `npm run test:translated [-- playwright arguments]`: the browser tests on translated pages, by either kind of
 * translator.
 */
import { buildTool, reviewVariables } from '#scripts/support/run-on-site.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { runTool } from '#scripts/support/run-tool.ts';
import { choosePlaywrightPorts } from './choose-playwright-ports.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { forwardedArguments } from './forwarded-arguments.ts';

await runScript(async () => {
  ensureTestTools();
  const ports = await choosePlaywrightPorts();
  const test = (translator: 'font' | 'text') =>
    runTool({
      command: 'playwright',
      args: ['test', ...forwardedArguments],
      env: { ...reviewVariables, ...ports, TRANSLATE: translator },
    });
  // A list, so that both run even if the first fails.
  return (
    (await runTool({ ...buildTool, env: reviewVariables })) && [await test('font'), await test('text')].every(Boolean)
  );
});
