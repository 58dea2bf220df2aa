import { copyFileSync, existsSync, globSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listBuilds } from './list-builds.ts';

const hashedFiles = '{assets,media}/**/*.*';

/**
 * Links the scripts, styles and pictures of earlier builds into the folder `former` of a new build, for visitors who
 * have a page of an earlier build open. The folders `former` of those builds are not taken over.
 */
export function keepFormerFiles(root: string, unfinished: string): void {
  for (const { name } of listBuilds(root)) {
    const site = join(root, name, 'site');
    for (const file of globSync(hashedFiles, { cwd: site })) {
      const former = join(unfinished, 'former', file);
      if (existsSync(join(unfinished, 'site', file)) || existsSync(former)) continue;
      mkdirSync(dirname(former), { recursive: true });
      linkOrCopy(join(site, file), former);
    }
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // A file system without links.
    copyFileSync(from, to);
  }
}
