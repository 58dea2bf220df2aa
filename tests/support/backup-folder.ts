import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { testFolder } from '#tests/api/sample-carts.ts';

/** The folder is empty before each test; `TMPDIR` may be stubbed to it. */
export function backupFolder(name: string): { folder: string; freshFile: (ending: string) => string } {
  const folder = join(testFolder(name).folder, 'work');
  let files = 0;
  beforeEach(() => {
    mkdirSync(folder);
    files = 0;
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return { folder, freshFile: (ending) => join(folder, `${++files}${ending}`) };
}
