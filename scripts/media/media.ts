/**
 * `npm run media`: makes the served pictures from media/originals. Encodes what changed and deletes what was replaced.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { getErrorMessage } from '#domain/error-message.ts';
import { derive, plan, type Derived, type Source } from './derive.ts';
import { serveFilm } from './film.ts';
import { originals } from './originals.ts';
import { writePictureModules } from './picture-modules.ts';
import { removeStale } from './remove-stale.ts';

const folder = join(import.meta.dirname, '../../public/media');
const workers = 2;

async function refresh(source: Source): Promise<{ picture: Derived; isEncoded: boolean }> {
  const picture = await plan(source);
  if (picture.flaw !== undefined && !existsSync(join(folder, picture.files[0] ?? ''))) {
    console.warn(`\nwarning: ${relative('.', source.path)} ${picture.flaw}`);
  }
  const isEncoded = picture.files.some((file) => !existsSync(join(folder, file)));
  if (isEncoded) await derive(picture, folder);
  return { picture, isEncoded };
}

async function deriveAll(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const queue = Array.from(await originals(), ([id, path]): Source => ({ id, path }));
  const total = queue.length;
  const pictures: Derived[] = [];
  let encodedCount = 0;
  const next = queue.values();
  async function work(): Promise<void> {
    for (const source of next) {
      const { picture, isEncoded } = await refresh(source);
      pictures.push({ ...picture });
      if (isEncoded) encodedCount += 1;
      process.stdout.write(`\r${pictures.length} of ${total} pictures, ${encodedCount} encoded `);
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
  process.stdout.write('\n');

  const sorted = pictures.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await removeStale(folder, /\.(avif|jpg|part)$/, new Set(sorted.flatMap((picture) => picture.files)));
  await writePictureModules(sorted, await serveFilm());
}

await deriveAll().catch((error: unknown) => {
  console.error(`\nerror: ${getErrorMessage(error)}`);
  process.exit(1);
});
