import { statSync } from 'node:fs';

/** An id that changes if another file takes the place of this one. Undefined without a file. */
export function readFileId(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
