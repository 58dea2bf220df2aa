/** The files of one picture, measured by `npm run media`. */
export interface PictureFile {
  readonly id: string;
  /** Size in pixels of the largest version. */
  readonly width: number;
  readonly height: number;
  /** Average colour, shown until the picture has loaded. */
  readonly placeholderColor: string;
  /** Part of every file name, so that a changed picture gets new names. */
  readonly hash: string;
}

/** A picture with its text: `file` is the same in all languages, `alt` is written in each. */
export interface PictureSource {
  readonly file: PictureFile;
  /** Shown instead on screens higher than wide. */
  readonly portrait?: PictureFile;
  /** What the picture shows, for people who do not see it. */
  readonly alt: string;
}

/** Where the files of a picture are. */
interface PictureUrls {
  /** `srcset` values: AVIF at every width, JPEG at two. */
  readonly avif: string;
  readonly jpeg: string;
  /** For browsers that support neither `srcset` nor AVIF. */
  readonly fallback: string;
  /** The largest JPEG, which a link opens without scripts. */
  readonly large: string;
}

/** Widths of the encoded files in pixels; a picture has those up to its own width. */
const avifWidths = [320, 480, 720, 1080, 1600, 1920, 2560];
const jpegWidths = [480, 1080];

/** The URLs of a picture's files. */
export function pictureUrls({ id, hash, width }: PictureFile): PictureUrls {
  const url = (fileWidth: number, format: string) => `/media/${id}-${hash}-${fileWidth}.${format}`;
  const srcSet = (widths: number[], format: string) =>
    widths
      .filter((fileWidth) => fileWidth <= width)
      .map((fileWidth) => `${url(fileWidth, format)} ${fileWidth}w`)
      .join(', ');
  const largest = Math.max(...jpegWidths.filter((fileWidth) => fileWidth <= width));
  return {
    avif: srcSet(avifWidths, 'avif'),
    jpeg: srcSet(jpegWidths, 'jpg'),
    fallback: url(480, 'jpg'),
    large: url(largest, 'jpg'),
  };
}
