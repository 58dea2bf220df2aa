import { statSync } from 'node:fs';

/** Tells a file from a later one of the same name, for SQLite's file and backups. Undefined if there is no file. */
export function readInode(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
