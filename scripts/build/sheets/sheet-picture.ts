import { pictureUrls, type PictureFile } from '#content/pictures/picture.ts';

/** In pixels. A sheet of its own has a finer picture than the catalogue. */
export const pictureWidths = { sheet: 1080, catalogue: 480 } as const;
export type PictureWidth = (typeof pictureWidths)[keyof typeof pictureWidths];

export function pictureFile(file: PictureFile, width: PictureWidth): string {
  const urls = pictureUrls(file)
    .jpeg.split(', ')
    .map((part) => part.split(' '));
  const url = urls.find(([, descriptor]) => descriptor === `${width}w`)?.[0] ?? urls[0]?.[0] ?? '';
  return `public${url}`;
}
