import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { waitForLock } from './file-lock.ts';
import type { Fingerprint } from './fingerprint.ts';
import { keepPreviousFiles } from './keep-previous-files.ts';
import { listBuilds, lockSuffix } from './list-builds.ts';
import { findAndLockNewestBuild, lockBuild } from './lock-build.ts';
import { removeLeftovers, removeOldBuilds, temporaryPath, tryToRemove } from './remove-builds.ts';

/**
 * Where builds are kept, and how a build is made. Each build has its own folder, `<number>-<settings>-<sources>`, which
 * never changes. `current` links to the build that `npm run build` made or found last
 * (docs/decisions/0014-versioned-builds.md).
 */
export interface BuildStore {
  readonly root: string;
  readonly computeFingerprint: () => Fingerprint;
  readonly make: (folder: string) => Promise<void>;
  readonly log: (line: string) => void;
}

interface UsedBuild {
  readonly folder: string;
  readonly isNew: boolean;
}

const maxAttempts = 3;

/**
 * Returns the newest build of these sources and settings. If there is none, or if `isForced`, waits until no other
 * process builds, and makes one. Rejects if the build fails; other builds stay.
 */
export async function ensureBuild(
  builds: BuildStore,
  { isForced = false }: { readonly isForced?: boolean } = {},
): Promise<UsedBuild> {
  const folder = isForced ? undefined : findAndLockNewestBuild(builds.root, builds.computeFingerprint());
  if (folder !== undefined) return { folder, isNew: false };
  mkdirSync(builds.root, { recursive: true });
  const lock = await waitForLock(join(builds.root, 'lock'), () =>
    builds.log('Another build is running: waiting for its end ...'),
  );
  try {
    return await findOrMakeBuild(builds, isForced);
  } finally {
    lock.release();
  }
}

export function switchCurrentBuild(root: string, folder: string): void {
  const current = join(root, 'current');
  const next = join(root, `current-${crypto.randomUUID()}`);
  symlinkSync(basename(folder), next, 'junction');
  if (process.platform === 'win32') rmSync(current, { force: true });
  renameSync(next, current);
}

async function findOrMakeBuild(
  { root, computeFingerprint, make, log }: BuildStore,
  isForced: boolean,
): Promise<UsedBuild> {
  removeLeftovers(root, log);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = computeFingerprint();
    const existing = isForced ? undefined : findAndLockNewestBuild(root, before);
    if (existing !== undefined) return { folder: existing, isNew: false };
    const unfinished = temporaryPath(root);
    mkdirSync(unfinished);
    try {
      await make(unfinished);
      keepPreviousFiles(root, unfinished);
      const after = computeFingerprint();
      if (after.settings === before.settings && after.sources === before.sources) {
        const folder = publishBuild(root, unfinished, before);
        removeOldBuilds(root, log);
        return { folder, isNew: true };
      }
      log('Files have changed during the build: building again ...');
    } finally {
      // Removes a build that failed or is out of date: a good one has been renamed.
      tryToRemove(unfinished, log);
    }
  }
  throw new Error(`files have changed during each of ${maxAttempts} builds`);
}

function publishBuild(root: string, unfinished: string, { settings, sources }: Fingerprint): string {
  const name = `${(listBuilds(root)[0]?.number ?? 0) + 1}-${settings}-${sources}`;
  // The lock file comes first: once the build has its name, other processes find the build and lock this file.
  writeFileSync(join(root, name + lockSuffix), '');
  renameSync(unfinished, join(root, name));
  // Cannot fail: the caller holds the lock of all builds, so no other process removes this one.
  lockBuild(root, name);
  return join(root, name);
}
