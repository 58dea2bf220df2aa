/**
 * `npm start`: builds the site if anything changed, and serves it in this process. If the build fails, the last one
 * with the same settings is served.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { enableCompileCache } from '#server/enable-compile-cache.ts';

// Before the other imports, so that they are loaded from the cache.
enableCompileCache();
const { getErrorMessage } = await import('#domain/error-message.ts');
const { parseEnv } = await import('#server/config/env.ts');
const { chooseLineFormat } = await import('#server/log/log-line.ts');
const { findAndLockNewestBuild } = await import('./build/versions/lock-build.ts');
const { ensureBuild } = await import('./build/versions/ensure-build.ts');
const { siteBuilds } = await import('./build/versions/site-builds.ts');
const { runScript } = await import('./support/run-script.ts');

await runScript(async () => {
  if (process.argv.length > 2) throw new Error('npm start takes no arguments; write PORT=3000 npm start');
  // An invalid variable stops the start before anything is built.
  parseEnv(process.env);
  const folder = await ensureBuild(siteBuilds).then((build) => build.folder, takeLastBuild);
  await import(pathToFileURL(resolve(folder, 'server/main.js')).href);
});

function takeLastBuild(buildError: unknown): string {
  const last = findAndLockNewestBuild(siteBuilds.root, { settings: siteBuilds.computeFingerprint().settings });
  if (last === undefined) throw buildError;
  const line = `the last good build is served, without what has changed since: ${getErrorMessage(buildError)}`;
  console.error(chooseLineFormat(process.stderr)('warning', line));
  return last;
}
