import { readFile } from 'node:fs/promises';

interface FileCache {
  /** Returns the bytes of a file. Rejects if it can't be read. */
  read(file: string): Promise<Buffer<ArrayBuffer>>;
}

/** LRU cache of whole files, up to `maxBytes` in total. Concurrent reads of one file share a buffer. */
export function createFileCache(maxBytes: number): FileCache {
  const entries = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const sizes = new Map<string, number>();
  let total = 0;
  const remove = (file: string) => {
    entries.delete(file);
    total -= sizes.get(file) ?? 0;
    sizes.delete(file);
  };
  const evict = () => {
    // A Map iterates in insertion order, and a read moves a file to the end: the first is the least recently used.
    for (const file of entries.keys()) {
      if (total <= maxBytes) break;
      if (sizes.has(file)) remove(file);
    }
  };
  const load = async (file: string) => {
    try {
      const bytes = await readFile(file);
      sizes.set(file, bytes.length);
      total += bytes.length;
      evict();
      return bytes;
    } catch (error) {
      remove(file);
      throw error;
    }
  };
  return {
    read: (file) => {
      const bytes = entries.get(file) ?? load(file);
      entries.delete(file);
      entries.set(file, bytes);
      return bytes;
    },
  };
}
