import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock, type Lock } from './file-lock.ts';
import type { Stamp } from './stamp.ts';

interface BuildName extends Stamp {
  readonly name: string;
  readonly number: number;
}

/** The ending of the file beside a build that processes lock while they use the build. */
export const lockSuffix = '.lock';

export function listBuilds(root: string): BuildName[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .flatMap((name) => {
      const [, number, settings, sources] = /^(\d+)-([0-9a-f]+)-([0-9a-f]+)$/.exec(name) ?? [];
      if (settings === undefined || sources === undefined) return [];
      return [{ name, number: Number(number), settings, sources }];
    })
    .toSorted((a, b) => b.number - a.number);
}

/**
 * Returns the folder of the newest build with these settings, and of these sources if given. The build stays until this
 * process ends.
 */
export function acquireBuild(root: string, wanted: Pick<Stamp, 'settings'> & Partial<Stamp>): string | undefined {
  const build = listBuilds(root).find(
    ({ name, settings, sources }) =>
      settings === wanted.settings && sources === (wanted.sources ?? sources) && lockBuild(root, name),
  );
  return build && join(root, build.name);
}

/** Referenced until this process ends: a lock that is collected as garbage is released. */
const locksUntilExit: Lock[] = [];

/** Keeps a build until this process ends; false if it is being removed. */
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
