import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';

const folder = join(import.meta.dirname, '../../media/originals');

/** Returns the paths (JPEG, PNG or WebP) by picture id, sorted. Throws if an id has two files. */
export async function originals(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const file of (await readdir(folder)).toSorted()) {
    if (!/^[a-z0-9-]+\.(jpe?g|png|webp)$/.test(file)) continue;
    const id = parse(file).name;
    const other = found.get(id);
    if (other !== undefined) throw new Error(`${parse(other).base} and ${file} are the same picture: keep one of them`);
    found.set(id, join(folder, file));
  }
  return found;
}
