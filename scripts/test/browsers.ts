/** `npm run test:browsers [-- vitest arguments]`: tests the production build as a buyer in Firefox and WebKit. */
import { runScript } from '#scripts/support/run-script.ts';
import { installFirefoxAndWebkit } from './firefox-and-webkit.ts';
import { forwardedArguments } from './forwarded-arguments.ts';
import { runAfterBuild } from './run-after-build.ts';

await runScript(async () => {
  if (!installFirefoxAndWebkit()) return true;
  return runAfterBuild({
    program: 'vitest',
    args: ['run', '--config', 'tests/browsers.config.ts', ...forwardedArguments],
  });
});
