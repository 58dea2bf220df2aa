import { jpegWidths, pictureUrl, type PictureFile } from '#content/pictures/picture.ts';

export const pictureWidths = { sheet: 1080, catalogue: 480 } as const;
export type PictureWidth = (typeof pictureWidths)[keyof typeof pictureWidths];

export function sheetPicturePath(file: PictureFile, width: PictureWidth): string {
  return `public${pictureUrl(file, width <= file.width ? width : jpegWidths[0], 'jpg')}`;
}
