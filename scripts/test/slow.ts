/** `npm run test:faults [-- crash durability]` and `npm run test:load`: test the built site; each takes minutes. */
import { parseArgs } from 'node:util';
import { runScript } from '#scripts/support/run-script.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { runAfterBuild } from './run-after-build.ts';

await runScript(async () => {
  const [folder = '', ...names] = parseArgs({ allowPositionals: true }).positionals;
  const path = `tests/${folder}`;
  const files = names.length === 0 ? [path] : names.map((name) => `${path}/${name}`);
  ensureTestTools('slow');
  return runAfterBuild({ program: 'vitest', args: ['run', '--config', 'tests/slow.config.ts', ...files] });
});
