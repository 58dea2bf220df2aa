import { readFile } from 'node:fs/promises';

export interface FileCache {
  /** The bytes of a file; throws when it can't be read. */
  read(file: string): Promise<Buffer<ArrayBuffer>>;
}

/** Keeps the files read last in memory, up to `maxBytes` in all; readers of one file share its bytes. */
export function createFileCache(maxBytes: number): FileCache {
  const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const sizes = new Map<string, number>();
  let total = 0;
  const drop = (file: string) => {
    kept.delete(file);
    total -= sizes.get(file) ?? 0;
    sizes.delete(file);
  };
  const makeRoom = () => {
    // A Map remembers the order of insertion, and reading moves a file to its end: the first was not used longest.
    for (const file of kept.keys()) {
      if (total <= maxBytes) break;
      if (sizes.has(file)) drop(file);
    }
  };
  const load = async (file: string) => {
    try {
      const bytes = await readFile(file);
      sizes.set(file, bytes.length);
      total += bytes.length;
      makeRoom();
      return bytes;
    } catch (error) {
      drop(file);
      throw error;
    }
  };
  return {
    read: (file) => {
      const bytes = kept.get(file) ?? load(file);
      kept.delete(file);
      kept.set(file, bytes);
      return bytes;
    },
  };
}
