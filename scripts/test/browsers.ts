/** `npm run test:browsers [-- vitest arguments]`: the buyer's way in Firefox and WebKit, on the production build. */
import { runOnSite } from '#scripts/support/run-on-site.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { installFirefoxAndWebkit } from './firefox-and-webkit.ts';
import { forwardedArguments } from './forwarded-arguments.ts';

await runScript(async () => {
  if (!installFirefoxAndWebkit()) return true;
  return runOnSite({ command: 'vitest', args: ['run', '--config', 'tests/browsers.config.ts', ...forwardedArguments] });
});
