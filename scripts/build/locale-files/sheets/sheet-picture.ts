import { jpegWidths, pictureUrl, type PictureFile } from '#content/pictures/picture.ts';

export const pictureWidths = { sheet: 1080, catalogue: 480 } as const;
export type PictureWidth = (typeof pictureWidths)[keyof typeof pictureWidths];

/** The path of the picture's JPEG of this width, or of the smallest JPEG if the picture is narrower. */
export function sheetPicturePath(file: PictureFile, width: PictureWidth): string {
  return `public${pictureUrl(file, width <= file.width ? width : jpegWidths[0], 'jpg')}`;
}
