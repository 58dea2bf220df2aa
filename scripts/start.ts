import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { enableCompileCache } from '#server/compile-cache.ts';

// Before the other imports, so that they are loaded from the cache.
enableCompileCache();

/** `npm start`: builds the site if anything changed since the last build, then serves it in this process. */
if (!(await (await import('./build/build-stamp.ts')).isBuilt())) {
  await checkInput().catch((error: unknown) => {
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
  console.log('Building the site ...');
  const { status } = spawnSync(process.execPath, ['scripts/build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(resolve('dist/server/main.js')).href);

/** Rejects if a variable, a contact or a certificate is invalid: before the build, not from its middle or after it. */
async function checkInput(): Promise<void> {
  const [{ readEnv }, , { checkPapers }] = await Promise.all([
    import('#server/env.ts'),
    import('#content/company.ts'),
    import('./build/check-papers.ts'),
  ]);
  readEnv(process.env);
  await checkPapers();
}
