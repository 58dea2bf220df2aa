import { hash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { mapFields } from '#domain/fields.ts';
import { removeStale } from './remove-stale.ts';

const folder = 'public/media/film';
const shapes = ['wide', 'tall'] as const;
const codecs = ['av1', 'h264'] as const;
type Shape = (typeof shapes)[number];
type Codec = (typeof codecs)[number];

export type FilmUrls = Readonly<Record<Shape, Readonly<Record<Codec, string>>>>;

/**
 * Copies the rendered film of the home page into `public`, under names with a hash, and removes the former files there.
 * If a rendered file is missing, removes all published files and returns undefined.
 */
export function publishFilm(): FilmUrls | undefined {
  const film = copyFilm();
  const urls = Object.values(film ?? {}).flatMap((clip) => Object.values(clip));
  removeStale(folder, /\.mp4$/, new Set(urls.map((url) => parse(url).base)));
  return film;
}

function copyFilm(): FilmUrls | undefined {
  const files = shapes.flatMap((shape) => codecs.map((codec) => renderedClipPath(shape, codec)));
  if (!files.every((file) => existsSync(file))) return undefined;
  mkdirSync(folder, { recursive: true });
  return mapFields(shapes, (shape) => mapFields(codecs, (codec) => copyClip(shape, codec)));
}

function copyClip(shape: Shape, codec: Codec): string {
  const file = renderedClipPath(shape, codec);
  const shortHash = hash('sha256', readFileSync(file)).slice(0, 8);
  const name = `hero-${shape}-${shortHash}.${codec}.mp4`;
  copyFileSync(file, join(folder, name));
  return `/media/film/${name}`;
}

function renderedClipPath(shape: Shape, codec: Codec): string {
  return `imagery/film/hero-${shape}.${codec}.mp4`;
}
