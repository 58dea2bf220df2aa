import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

const defaultFolder = 'media/originals';

/**
 * Paths of the original pictures (JPEG, PNG or WebP) by picture id, sorted by id. Throws an `Error` of one line if two
 * files belong to the same picture, or if a file's name is not that of a picture.
 */
export function readOriginals(folder = defaultFolder): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const file of readdirSync(folder).toSorted()) {
    if (file.startsWith('.')) continue;
    if (!/^[a-z\d-]+\.(jpe?g|png|webp)$/i.test(file)) {
      throw new Error(`${join(folder, file)}: save it as a JPEG, PNG or WebP with a name such as product-12-main.jpg`);
    }
    const id = parse(file).name.toLowerCase();
    const other = files.get(id);
    if (other !== undefined) throw new Error(`${parse(other).base} and ${file} are the same picture: keep one of them`);
    files.set(id, join(folder, file));
  }
  return new Map([...files].toSorted(([one], [another]) => (one < another ? -1 : 1)));
}
