import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock, type Lock } from './file-lock.ts';
import { listBuilds, lockSuffix } from './list-builds.ts';
import type { Stamp } from './stamp.ts';

/**
 * Returns the folder of the newest build with these settings, and of these sources if given. The build stays until this
 * process ends.
 */
export function lockNewestBuild(root: string, wanted: Pick<Stamp, 'settings'> & Partial<Stamp>): string | undefined {
  const build = listBuilds(root).find(
    ({ name, settings, sources }) =>
      settings === wanted.settings && sources === (wanted.sources ?? sources) && lockBuild(root, name),
  );
  return build && join(root, build.name);
}

/** Referenced until this process ends: a lock that is collected as garbage is released. */
const locksUntilExit: Lock[] = [];

export function lockBuild(root: string, name: string): boolean {
  const file = join(root, name + lockSuffix);
  const lock = existsSync(file) ? tryLock(file, 'shared') : undefined;
  if (!lock) return false;
  if (!existsSync(join(root, name))) {
    lock.release();
    return false;
  }
  locksUntilExit.push(lock);
  return true;
}
