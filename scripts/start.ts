import { spawnSync } from 'node:child_process';
import { isBuilt } from './build/build-stamp.ts';

/** `npm start`: builds the site if anything changed since the last build, then serves it in this process. */
if (!(await isBuilt())) {
  // Reports an invalid contact or certificate in one line here, instead of from the middle of the build.
  await Promise.all([
    import('#content/company.ts'),
    import('./build/check-papers.ts').then(({ checkPapers }) => checkPapers()),
  ]).catch((error: unknown) => {
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
  console.log('Building the site ...');
  const { status } = spawnSync(process.execPath, ['scripts/build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('#server/main.ts');
