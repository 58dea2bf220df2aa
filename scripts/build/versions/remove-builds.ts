import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { messageOf } from '#domain/message-of.ts';
import { tryLock } from './file-lock.ts';
import { listBuilds, lockSuffix } from './find-build.ts';

type Log = (line: string) => void;

const keptBuilds = 3;
const partPrefix = 'part-';
/** Names that builds had in `root` itself, when there was only one. */
const formerNames = ['site', 'server', 'prerender', 'stamp'];

/** Returns a new name for an unfinished build. The next build removes what has such a name. */
export function partName(): string {
  return partPrefix + randomUUID();
}

export function removeLeftovers(root: string, log: Log): void {
  for (const name of readdirSync(root)) {
    const isLock = name.endsWith(lockSuffix) && !existsSync(join(root, name.slice(0, -lockSuffix.length)));
    if (name.startsWith(partPrefix) || isLock) remove(join(root, name), log);
  }
}

export function removeOldBuilds(root: string, log: Log): void {
  const current = join(root, 'current');
  const currentName = existsSync(current) ? basename(realpathSync(current)) : undefined;
  const old = listBuilds(root).slice(keptBuilds);
  for (const { name } of old) if (name !== currentName) removeUnused(root, name, log);
  if (old.length > 0) for (const name of formerNames) remove(join(root, name), log);
}

function removeUnused(root: string, name: string, log: Log): void {
  const file = join(root, name + lockSuffix);
  const part = join(root, partName());
  tolerate(log, () => {
    const lock = tryLock(file, 'exclusive');
    if (!lock) return;
    try {
      // Renamed first, so that half a build never has the name of a whole one.
      renameSync(join(root, name), part);
    } finally {
      lock.release();
    }
    remove(file, log);
    remove(part, log);
  });
}

export function remove(path: string, log: Log): void {
  tolerate(log, () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }));
}

/** A build does not fail for what can't be removed, such as another user's folder. */
function tolerate(log: Log, action: () => void): void {
  try {
    action();
  } catch (error) {
    log(`An old build stays: ${messageOf(error)}`);
  }
}
