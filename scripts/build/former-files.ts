import { copyFileSync, existsSync, globSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listBuilds } from './build-list.ts';

/** Their names change with their content: pages of another build ask for its own. */
const hashedFiles = '{assets,media}/**/*.*';

/**
 * Puts the scripts, styles and pictures of the builds in `root` that a new one lacks into its folder `former`, as links: who has a
 * page of a former build open goes on with it. Without the files that those builds took over from others.
 */
export function keepFormerFiles(root: string, part: string): void {
  for (const { name } of listBuilds(root)) {
    const site = join(root, name, 'site');
    for (const file of globSync(hashedFiles, { cwd: site })) {
      const kept = join(part, 'former', file);
      if (existsSync(join(part, 'site', file)) || existsSync(kept)) continue;
      mkdirSync(dirname(kept), { recursive: true });
      linkOrCopy(join(site, file), kept);
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
