/** `npm run test:browsers [-- vitest arguments]`: the buyer's way in Firefox and WebKit, on the production build. */
import { hasOtherBrowsers } from './other-browsers.ts';
import { run } from './run.ts';

if (hasOtherBrowsers()) {
  const passed =
    run('node', ['scripts/build/build.ts', '--if-changed']) &&
    run('vitest', ['run', '--config', 'tests/browsers.config.ts', ...process.argv.slice(2)]);
  process.exitCode = passed ? 0 : 1;
}
