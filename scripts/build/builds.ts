import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Stamp } from './build-stamp.ts';
import { tryLock, waitForLock, type Lock } from './file-lock.ts';

/**
 * A folder with builds. Each whole build is in a folder of its own, `<number>-<settings>-<sources>`, which never changes; beside
 * it is a file that processes lock while they use it. `current` links to the build that `npm run build` made last.
 */
export interface BuildFolder {
  readonly root: string;
  readonly stamp: () => Stamp;
  /** Writes a build into an existing empty folder; rejects if it fails. */
  readonly make: (folder: string) => Promise<void>;
  readonly log: (line: string) => void;
}

/** A whole build, which is not removed before this process ends. */
export interface UsedBuild {
  readonly folder: string;
  /** Whether it was made just now. */
  readonly isNew: boolean;
}

interface BuildName extends Stamp {
  readonly name: string;
  readonly number: number;
}

const keptBuilds = 3;
/** An edit during a build leads to another build. */
const maxAttempts = 3;
const partPrefix = 'part-';
const lockSuffix = '.lock';
/** What a build was made of in `root` itself, when there was only one. */
const formerNames = ['site', 'server', 'prerender', 'stamp'];

/**
 * The newest build of the present sources and settings. Without one (or with `isForced`) it is made under a lock, which waits
 * while another process builds. Rejects if that fails; all other builds stay as they are.
 */
export async function prepareBuild(builds: BuildFolder, isForced = false): Promise<UsedBuild> {
  const found = isForced ? undefined : findBuild(builds.root, builds.stamp());
  if (found) return found;
  mkdirSync(builds.root, { recursive: true });
  const lock = await waitForLock(join(builds.root, 'lock'), () =>
    builds.log('Another build is running: waiting for its end ...'),
  );
  try {
    return await makeBuild(builds, isForced);
  } finally {
    lock.release();
  }
}

/** The newest build with these settings, of these sources if they are given. */
export function findBuild(root: string, wanted: Pick<Stamp, 'settings'> & Partial<Stamp>): UsedBuild | undefined {
  for (const { name, settings, sources } of listBuilds(root)) {
    if (settings !== wanted.settings || sources !== (wanted.sources ?? sources)) continue;
    if (use(root, name)) return { folder: join(root, name), isNew: false };
  }
  return undefined;
}

/** Points `current` to a build. */
export function switchCurrent(root: string, folder: string): void {
  const current = join(root, 'current');
  const next = join(root, partPrefix + randomUUID());
  symlinkSync(basename(folder), next, 'junction');
  // Windows replaces no junction.
  if (process.platform === 'win32') rmSync(current, { force: true });
  renameSync(next, current);
}

async function makeBuild({ root, stamp, make, log }: BuildFolder, isForced: boolean): Promise<UsedBuild> {
  removeLeftovers(root);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = stamp();
    const found = isForced ? undefined : findBuild(root, before);
    if (found) return found;
    const part = join(root, partPrefix + randomUUID());
    mkdirSync(part);
    try {
      await make(part);
      const after = stamp();
      if (after.settings === before.settings && after.sources === before.sources) {
        const name = `${(listBuilds(root)[0]?.number ?? 0) + 1}-${before.settings}-${before.sources}`;
        writeFileSync(join(root, name + lockSuffix), '');
        renameSync(part, join(root, name));
        use(root, name);
        removeOldBuilds(root);
        return { folder: join(root, name), isNew: true };
      }
      log('Files have changed during the build: building again ...');
    } finally {
      rmSync(part, { recursive: true, force: true, maxRetries: 3 });
    }
  }
  throw new Error(`files have changed during each of ${maxAttempts} builds`);
}

/** The whole builds, newest first. */
function listBuilds(root: string): BuildName[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .flatMap((name) => {
      const [, number, settings, sources] = /^(\d+)-([0-9a-f]+)-([0-9a-f]+)$/.exec(name) ?? [];
      if (settings === undefined || sources === undefined) return [];
      return [{ name, number: Number(number), settings, sources }];
    })
    .toSorted((a, b) => b.number - a.number);
}

/** Locks of the builds that this process uses, so that they are held until it ends. */
const used: Lock[] = [];

/** Keeps a build until this process ends; returns false if it is being removed. */
function use(root: string, name: string): boolean {
  const file = join(root, name + lockSuffix);
  const lock = existsSync(file) ? tryLock(file, 'shared') : undefined;
  if (!lock) return false;
  if (existsSync(join(root, name))) return used.push(lock) > 0;
  lock.release();
  return false;
}

/** Removes what builds that did not end well have left. */
function removeLeftovers(root: string): void {
  for (const name of readdirSync(root)) {
    const isLock = name.endsWith(lockSuffix) && !existsSync(join(root, name.slice(0, -lockSuffix.length)));
    if (name.startsWith(partPrefix) || isLock)
      rmSync(join(root, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Removes all builds but the newest, the current one and those in use. */
function removeOldBuilds(root: string): void {
  const current = join(root, 'current');
  const currentName = existsSync(current) ? basename(realpathSync(current)) : undefined;
  const old = listBuilds(root).slice(keptBuilds);
  for (const { name } of old) if (name !== currentName) removeUnused(root, name);
  if (old.length > 0) for (const name of formerNames) rmSync(join(root, name), { recursive: true, force: true });
}

function removeUnused(root: string, name: string): void {
  const file = join(root, name + lockSuffix);
  const lock = tryLock(file, 'exclusive');
  if (!lock) return;
  const part = join(root, partPrefix + randomUUID());
  // Renamed first, so that there is never half a build of its name.
  renameSync(join(root, name), part);
  lock.release();
  rmSync(file);
  rmSync(part, { recursive: true, force: true, maxRetries: 3 });
}
