/** `npm run test:browsers [-- vitest arguments]`: the buyer's way in Firefox and WebKit, on the production build. */
import { runAfterBuild } from '#scripts/support/run-after-build.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { installFirefoxAndWebkit } from './firefox-and-webkit.ts';
import { forwardedArguments } from './forwarded-arguments.ts';

await runScript(async () => {
  if (!installFirefoxAndWebkit()) return true;
  return runAfterBuild({
    program: 'vitest',
    args: ['run', '--config', 'tests/browsers.config.ts', ...forwardedArguments],
  });
});
