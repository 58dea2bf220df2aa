import { copyFileSync, existsSync, globSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listBuilds } from './list-builds.ts';

const hashedFiles = '{assets,media}/**/*.*';

/**
 * Links the scripts, styles and pictures of previous builds into the folder `previous` of a new build, for visitors who
 * have a page of a previous build open. The folders `previous` of those builds are not taken over.
 */
export function keepPreviousFiles(root: string, newBuild: string): void {
  for (const { name } of listBuilds(root)) {
    const site = join(root, name, 'site');
    for (const file of globSync(hashedFiles, { cwd: site })) {
      const kept = join(newBuild, 'previous', file);
      if (existsSync(join(newBuild, 'site', file)) || existsSync(kept)) continue;
      mkdirSync(dirname(kept), { recursive: true });
      linkOrCopy(join(site, file), kept);
    }
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
