import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock, type Lock } from './file-lock.ts';
import { listBuilds, lockSuffix } from './list-builds.ts';

/** Keeps the locks referenced until this process ends, because a lock that is garbage-collected is released. */
const locksUntilExit: Lock[] = [];

/**
 * Returns the folder of the newest build with these settings, and of these sources if given. No process can remove the
 * build until this process ends.
 */
export function findAndLockNewestBuild(
  root: string,
  wanted: { readonly settings: string; readonly sources?: string },
): string | undefined {
  for (const { name, settings, sources } of listBuilds(root)) {
    const isWanted = settings === wanted.settings && sources === (wanted.sources ?? sources);
    if (isWanted && lockBuild(root, name)) return join(root, name);
  }
  return undefined;
}

/** Returns false if another process is removing the build, or has removed it. */
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
