/** `npm run test:browsers [-- vitest arguments]`: the buyer's way in Firefox and WebKit, on the production build. */
import { installOtherBrowsers } from './other-browsers.ts';
import { run } from './run.ts';

if (installOtherBrowsers()) {
  const hasPassed =
    run('node', ['scripts/build/build.ts', '--if-changed']) &&
    run('vitest', ['run', '--config', 'tests/browsers.config.ts', ...process.argv.slice(2)]);
  process.exitCode = hasPassed ? 0 : 1;
}
