import { pictureUrls, type PictureFile } from '#content/pictures/picture.ts';

export const pictureWidths = { sheet: 1080, catalogue: 480 } as const;
export type PictureWidth = (typeof pictureWidths)[keyof typeof pictureWidths];

export function pictureFile(file: PictureFile, width: PictureWidth): string {
  const urls = pictureUrls(file)
    .jpeg.split(', ')
    .map((part) => part.split(' '));
  const url = urls.find(([, descriptor]) => descriptor === `${width}w`)?.[0] ?? urls[0]?.[0] ?? '';
  return `public${url}`;
}
