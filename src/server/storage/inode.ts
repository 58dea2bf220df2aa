import { statSync } from 'node:fs';

/** The device and inode number of a file, which a file that takes its place does not have; undefined if there is none. */
export function inodeOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
