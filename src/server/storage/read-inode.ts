import { statSync } from 'node:fs';

/**
 * The device and inode number of a file, which a file that takes its place does not have; undefined if there is none.
 */
export function readInode(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
