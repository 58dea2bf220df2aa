import { closeSync, openSync, writeSync } from 'node:fs';

/** The default of SQLite, in bytes. */
const pageSize = 4096;

/** Overwrites pages of an SQLite file that is closed with zeros, from the first to before the last, counted from 0. */
export function zeroPages(file: string, first: number, end: number): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc((end - first) * pageSize), 0, (end - first) * pageSize, first * pageSize);
  closeSync(descriptor);
}
