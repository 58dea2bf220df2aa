import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getErrorMessage } from '#domain/error-message.ts';
import { tryLock } from './file-lock.ts';
import { listBuilds, lockSuffix } from './list-builds.ts';

type Log = (line: string) => void;

const keptBuildCount = 3;
const temporaryPrefix = 'part-';

export function temporaryPath(root: string): string {
  return join(root, temporaryPrefix + crypto.randomUUID());
}

export function removeLeftovers(root: string, log: Log): void {
  for (const name of readdirSync(root)) {
    const isOrphanedLock = name.endsWith(lockSuffix) && !existsSync(join(root, name.slice(0, -lockSuffix.length)));
    if (name.startsWith(temporaryPrefix) || isOrphanedLock) tryToRemove(join(root, name), log);
  }
}

export function removeOldBuilds(root: string, log: Log): void {
  const current = join(root, 'current');
  const currentName = existsSync(current) ? basename(realpathSync(current)) : undefined;
  for (const { name } of listBuilds(root).slice(keptBuildCount)) {
    if (name !== currentName) tryOrLog(log, () => removeUnused(root, name));
  }
}

function removeUnused(root: string, name: string): void {
  const lockFile = join(root, name + lockSuffix);
  const lock = tryLock(lockFile, 'exclusive');
  if (!lock) return;
  const removed = temporaryPath(root);
  try {
    // Renamed first, so that half a build never has the name of a whole one.
    renameSync(join(root, name), removed);
  } finally {
    lock.release();
  }
  for (const path of [lockFile, removed]) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

export function tryToRemove(path: string, log: Log): void {
  tryOrLog(log, () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }));
}

/** Logs what cannot be removed, such as a build of another user, so that the new build does not fail. */
function tryOrLog(log: Log, action: () => void): void {
  try {
    action();
  } catch (error) {
    log(`Not removed: ${getErrorMessage(error)}`);
  }
}
