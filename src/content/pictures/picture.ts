export interface PictureFile {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly placeholderColor: string;
  readonly hash: string;
}

export interface PictureSource {
  readonly file: PictureFile;
  readonly portrait?: PictureFile;
  readonly alt: string;
}

interface PictureUrls {
  readonly avif: string;
  readonly jpeg: string;
  readonly fallback: string;
  /** The picture that a link opens if no script runs. It is a JPEG, because not every program reads AVIF. */
  readonly large: string;
}

export const avifWidths = [320, 480, 720, 1080, 1600, 1920, 2560] as const;
export const jpegWidths = [480, 1080] as const;

export function pictureUrl({ id, hash }: PictureFile, width: number, format: 'avif' | 'jpg'): string {
  return `/media/${id}-${hash}-${width}.${format}`;
}

export function pictureUrls(file: PictureFile): PictureUrls {
  const { width } = file;
  const srcSet = (widths: readonly number[], format: 'avif' | 'jpg') =>
    widths
      .filter((fileWidth) => fileWidth <= width)
      .map((fileWidth) => `${pictureUrl(file, fileWidth, format)} ${fileWidth}w`)
      .join(', ');
  const largest = Math.max(...jpegWidths.filter((fileWidth) => fileWidth <= width));
  return {
    avif: srcSet(avifWidths, 'avif'),
    jpeg: srcSet(jpegWidths, 'jpg'),
    fallback: pictureUrl(file, jpegWidths[0], 'jpg'),
    large: pictureUrl(file, largest, 'jpg'),
  };
}
