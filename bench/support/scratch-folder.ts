import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratchRoot = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(scratchRoot, { recursive: true, force: true }));

export function makeScratchFolder(): string {
  return mkdtempSync(join(scratchRoot, 'part-'));
}
