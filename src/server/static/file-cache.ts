import { readFile } from 'node:fs/promises';

interface FileCache {
  readonly load: (file: string) => Promise<Buffer<ArrayBuffer>>;
}

/**
 * Caches files with a total of at most `maxBytes`; evicts the least recently read files first. Concurrent reads of a
 * file share a buffer; `load` rejects if the file can't be read.
 */
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
    // Files without a size are still being read, and stay.
    for (const file of entries.keys()) {
      if (total <= maxBytes) break;
      if (sizes.has(file)) remove(file);
    }
  };
  const readIntoCache = async (file: string) => {
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
    load: (file) => {
      const bytes = entries.get(file) ?? readIntoCache(file);
      entries.delete(file);
      entries.set(file, bytes);
      return bytes;
    },
  };
}
