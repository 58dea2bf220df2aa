import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { removeStale } from './remove-stale.ts';

const folder = 'public/media/film';

export type Film = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Copies the rendered film of the home page into `public`, under names with a hash, and removes the former files. If a
 * rendered file is missing, removes them all and returns undefined.
 */
export async function publishFilm(): Promise<Film | undefined> {
  const film = await copyFilm();
  const urls = Object.values(film ?? {}).flatMap((clip) => Object.values(clip));
  await removeStale(folder, /\.mp4$/, new Set(urls.map((url) => parse(url).base)));
  return film;
}

async function copyFilm(): Promise<Film | undefined> {
  const film: Record<string, Record<string, string>> = {};
  for (const shape of ['wide', 'tall']) {
    const files: Record<string, string> = {};
    for (const codec of ['av1', 'h264']) {
      const file = `imagery/film/hero-${shape}.${codec}.mp4`;
      if (!existsSync(file)) return undefined;
      const shortHash = hash('sha256', await readFile(file)).slice(0, 8);
      const name = `hero-${shape}-${shortHash}.${codec}.mp4`;
      await mkdir(folder, { recursive: true });
      await copyFile(file, join(folder, name));
      files[codec] = `/media/film/${name}`;
    }
    film[shape] = files;
  }
  return film;
}
