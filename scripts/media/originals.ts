import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';

const folder = join(import.meta.dirname, '../../media/originals');

/**
 * The originals as paths by picture id, sorted by id. A photograph may be a JPEG, a PNG or a WebP; two files of one
 * picture are an error, for nobody could say which is meant.
 */
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
