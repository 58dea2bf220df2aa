/** `npm run test:browsers [-- vitest arguments]`: the buyer's way in Firefox and WebKit, on the production build. */
import { runScript } from '#scripts/run-script.ts';
import { installOtherBrowsers } from './other-browsers.ts';
import { buildIfChanged, handedOn, run } from './run.ts';

await runScript(async () => {
  if (!installOtherBrowsers()) return true;
  return buildIfChanged() && run('vitest', ['run', '--config', 'tests/browsers.config.ts', ...handedOn]);
});
