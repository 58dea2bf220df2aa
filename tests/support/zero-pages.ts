import { closeSync, openSync, writeSync } from 'node:fs';

export const pageSize = 4096;

/** Fills pages of a database with zeros, from `first` to before `end`, counted from 0. The file must be closed. */
export function zeroPages(file: string, first: number, end: number): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc((end - first) * pageSize), 0, (end - first) * pageSize, first * pageSize);
  closeSync(descriptor);
}
