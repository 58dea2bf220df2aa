import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { freshFiles, makeTestFolder } from '#tests/support/test-folder.ts';

/** Makes a folder that is empty before each test. A test may stub `TMPDIR` with its path. */
export function makeBackupFolder(name: string): { folder: string; freshFile: (ending: string) => string } {
  const folder = join(makeTestFolder(name, afterAll), 'work');
  let freshFile = freshFiles(folder);
  beforeEach(() => {
    mkdirSync(folder);
    freshFile = freshFiles(folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return { folder, freshFile: (ending) => freshFile(ending) };
}
