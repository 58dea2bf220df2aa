/** `npm run test:faults [-- crash durability]` and `npm run test:load`: minutes long, on the built site. */
import { ensureTestTools } from './ensure-test-tools.ts';
import { run } from './run.ts';

const [folder = '', ...names] = process.argv.slice(2);
const files = (names.length === 0 ? [''] : names).map((name) => `tests/${folder}/${name}`);
ensureTestTools('slow');
const hasPassed =
  run('node', ['scripts/build/build.ts', '--if-changed']) &&
  run('vitest', ['run', '--config', 'tests/slow.config.ts', ...files]);
process.exitCode = hasPassed ? 0 : 1;
