import type { PictureId } from './pictures.generated.ts';

export type { PictureId };

const known: Partial<Record<PictureId, string>> = {};

/** Makes pictures known that a page brought along: for each, what `pictures.generated.ts` says of its files. */
export function knowPictures(files: Partial<Record<PictureId, string>>): void {
  Object.assign(known, files);
}

/** One picture as it is served. `width` and `height` in pixels of the original, `tone` its dominant colour. */
export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  readonly tone: string;
  /** `srcset` values: AVIF at every width, JPEG at two. */
  readonly avif: string;
  readonly jpeg: string;
  /** The file for browsers that know neither. */
  readonly fallback: string;
}

/** The widths that are derived, in pixels, as far as the original reaches. */
const avifWidths = [320, 480, 720, 1080, 1600, 1920];
const jpegWidths = [480, 1080];

/** Where the files of a picture lie and what it looks like before they arrive. Throws for one that was not brought along. */
export function pictureFiles(id: PictureId): PictureFiles {
  const files = known[id];
  if (files === undefined) throw new Error(`The page shows ${id} without importing its group of pictures`);
  const [size = '', tone = '', hash = ''] = files.split(' ');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const file = (wide: number, format: string) => `/media/${id}-${hash}-${wide}.${format}`;
  const list = (widths: number[], format: string) =>
    widths
      .filter((wide) => wide <= width)
      .map((wide) => `${file(wide, format)} ${wide}w`)
      .join(', ');
  return {
    width,
    height,
    tone: `#${tone}`,
    avif: list(avifWidths, 'avif'),
    jpeg: list(jpegWidths, 'jpg'),
    fallback: file(480, 'jpg'),
  };
}
