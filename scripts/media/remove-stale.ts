import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export async function removeStale(folder: string, pattern: RegExp, kept: ReadonlySet<string>): Promise<void> {
  if (!existsSync(folder)) return;
  for (const file of await readdir(folder)) {
    if (pattern.test(file) && !kept.has(file)) await rm(join(folder, file));
  }
}
