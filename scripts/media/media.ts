/**
 * `npm run media`: makes the served pictures from media/originals, copies the film of the home page, and writes the
 * constants for both. Encodes what changed and deletes what was replaced.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runScript } from '#scripts/support/run-script.ts';
import { encodePicture, planPicture, type Original, type ServedPicture } from './encode-picture.ts';
import { publishFilm } from './publish-film.ts';
import { readOriginals } from './read-originals.ts';
import { removeStale } from './remove-stale.ts';
import { writePictureModules } from './write-picture-modules.ts';

const folder = 'public/media';
const workerCount = 2;

await runScript(refreshAll);

async function refresh(original: Original): Promise<{ readonly picture: ServedPicture; readonly wasEncoded: boolean }> {
  const picture = await planPicture(original);
  const isNew = !existsSync(join(folder, picture.files[0] ?? ''));
  if (isNew && picture.sizeMistake !== undefined) {
    console.warn(`\nwarning: ${relative('.', original.path)} ${picture.sizeMistake}`);
  }
  const needsEncoding = picture.files.some((file) => !existsSync(join(folder, file)));
  if (needsEncoding) await encodePicture(picture, folder);
  return { picture, wasEncoded: needsEncoding };
}

async function refreshAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const queue = Array.from(readOriginals(), ([id, path]): Original => ({ id, path }));
  const total = queue.length;
  const pictures: ServedPicture[] = [];
  let encodedCount = 0;
  const sharedQueue = queue.values();
  async function work(): Promise<void> {
    for (const original of sharedQueue) {
      const { picture, wasEncoded } = await refresh(original);
      pictures.push(picture);
      if (wasEncoded) encodedCount++;
      process.stdout.write(`\r${pictures.length} of ${total} pictures, ${encodedCount} encoded `);
    }
  }
  try {
    await Promise.all(Array.from({ length: workerCount }, work));
  } finally {
    process.stdout.write('\n');
  }

  const sorted = pictures.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  removeStale(folder, /\.(avif|jpg|part)$/, new Set(sorted.flatMap((picture) => picture.files)));
  writePictureModules(sorted, publishFilm());
}
