import { spawnSync } from 'node:child_process';
import { isBuilt } from './build/build-stamp.ts';

/** Builds the site if anything changed since the last build, and serves it. */
if (!(await isBuilt())) {
  // A fact that can't be right is said in one line here, not from the middle of the build.
  await import('#content/company.ts').catch((error: unknown) => {
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
  console.log('Building the site ...');
  const { status } = spawnSync(process.execPath, ['scripts/build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('#server/main.ts');
