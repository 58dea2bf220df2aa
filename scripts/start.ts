import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { enableCompileCache } from '#server/compile-cache.ts';

// Before the other imports, so that they are loaded from the cache.
enableCompileCache();
const { getErrorMessage } = await import('#domain/error-message.ts');
const { readEnv } = await import('#server/config/env.ts');
const { jsonLine, plainLine } = await import('#server/log/log-line.ts');
const { acquireBuild } = await import('./build/versions/acquire-build.ts');
const { prepareBuild } = await import('./build/versions/prepare-build.ts');
const { siteBuilds } = await import('./build/versions/site-builds.ts');

/**
 * `npm start`: builds the site if anything changed, and serves it in this process. If the build fails, the last one
 * with the same settings is served.
 */
try {
  if (process.argv.length > 2) throw new Error('npm start takes no arguments; write PORT=3000 npm start');
  // An invalid variable stops the start before anything is built.
  readEnv(process.env);
  const folder = await prepareBuild(siteBuilds).then(
    (build) => build.folder,
    (error: unknown) => {
      const last = acquireBuild(siteBuilds.root, { settings: siteBuilds.stamp().settings });
      if (last === undefined) throw error;
      const format = process.stderr.isTTY ? plainLine : jsonLine;
      const line = `the last good build is served, without what has changed since: ${getErrorMessage(error)}`;
      console.error(format('warning', line));
      return last;
    },
  );
  await import(pathToFileURL(resolve(folder, 'server/main.js')).href);
} catch (error) {
  console.error(`error: ${getErrorMessage(error)}`);
  process.exit(1);
}
