import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export function removeStale(folder: string, pattern: RegExp, kept: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (pattern.test(file) && !kept.has(file)) rmSync(join(folder, file));
  }
}
