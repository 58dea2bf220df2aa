import { hash as computeHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { avifWidths, jpegWidths, type PictureFile } from '#content/pictures/picture.ts';
import { getErrorMessage } from '#domain/error-message.ts';
import { mapValues } from '#domain/fields.ts';

export interface Original {
  readonly id: string;
  readonly path: string;
}

export interface ServedPicture extends PictureFile {
  readonly files: readonly string[];
}

type PlannedPicture = ServedPicture & { readonly bytes: Buffer; readonly sizeMistake: string | undefined };

interface PictureTarget {
  readonly width: number;
  readonly format: 'avif' | 'jpg';
  readonly limit: number;
}

const fullScreenIds = new Set(['home-hero', 'home-film-poster', 'home-banner', 'about-band', 'history-opening']);
const maxFullScreenWidth = 2560;
const maxOrdinaryWidth = 1600;
const minWidth = 480;
/**
 * The bytes that a file should not exceed, by width. The quality is lowered for that, but not below
 * `quality[format].lowest`.
 */
const limits = {
  avif: { 320: 7000, 480: 13_000, 720: 21_000, 1080: 28_000, 1600: 150_000, 1920: 190_000, 2560: 260_000 },
  jpg: { 480: 42_000, 1080: 140_000 },
} as const;
const targets: readonly PictureTarget[] = [
  ...avifWidths.map((width) => ({ width, format: 'avif' as const, limit: limits.avif[width] })),
  ...jpegWidths.map((width) => ({ width, format: 'jpg' as const, limit: limits.jpg[width] })),
];
/** The background of cutouts: `--color-walnut` of the theme. */
const cutoutBackground = '#3b2718';
const quality = { avif: { highest: 58, lowest: 22 }, jpg: { highest: 78, lowest: 40 } };
/** Up to this width a picture is for phones, whose pixels are too small to show the loss by chroma subsampling. */
const maxPhoneWidth = 1080;
/**
 * Part of the hash in every file name. If a name or a value here changes, all pictures are encoded anew: `first`,
 * `last` and `wide` are older names. After any other change of the encoder, raise `version`.
 */
const settings = JSON.stringify({
  version: 2,
  targets,
  quality: mapValues(quality, ({ highest, lowest }) => ({ first: highest, last: lowest })),
  wide: [...fullScreenIds],
});

sharp.concurrency(1);

/**
 * Computes the size and file names of the pictures of an original, without encoding them. Throws an `Error` that names
 * the original if it can't be read.
 */
export async function planPicture(original: Original): Promise<PlannedPicture> {
  try {
    return await planReadableOriginal(original);
  } catch (error) {
    throw new Error(`${relative('.', original.path)} is no picture that can be read: ${getErrorMessage(error)}`, {
      cause: error,
    });
  }
}

export function findSizeMistake(id: string, width: number, height: number): string | undefined {
  const leastWidth = isProduct(id) ? maxOrdinaryWidth : minWidth;
  if (width < leastWidth) return `is ${width} pixels wide, and looks blurred below ${leastWidth}`;
  if (isProduct(id) && Math.abs(width / height / (4 / 3) - 1) > 0.02) {
    return `is ${width} x ${height}: 4:3 fits its frame`;
  }
  return undefined;
}

function isProduct(id: string): boolean {
  return /^product-\d\d-/.test(id);
}

async function planReadableOriginal({ id, path }: Original): Promise<PlannedPicture> {
  const bytes = await readFile(path);
  const hash = computeHash('sha256', Buffer.concat([bytes, Buffer.from(settings)])).slice(0, 8);
  const rotated = sharp(bytes).rotate();
  const { hasAlpha } = await rotated.metadata();
  const size = await rotated.clone().toBuffer({ resolveWithObject: true });
  const width = Math.max(
    minWidth,
    Math.min(size.info.width, fullScreenIds.has(id) ? maxFullScreenWidth : maxOrdinaryWidth),
  );
  const height = Math.round((size.info.height * width) / size.info.width);
  const [red = 0, green = 0, blue = 0] = await rotated
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const placeholderColor = hasAlpha
    ? cutoutBackground
    : `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const files = targets.filter((target) => target.width <= width).map((target) => toFileName(id, hash, target));
  const sizeMistake = findSizeMistake(id, size.info.width, size.info.height);
  return { id, width, height, placeholderColor, hash, files, bytes, sizeMistake };
}

export async function encodePicture(
  picture: ServedPicture & { readonly bytes: Buffer },
  folder: string,
): Promise<void> {
  for (const target of targets) {
    if (target.width > picture.width) continue;
    const path = join(folder, toFileName(picture.id, picture.hash, target));
    await writeFile(`${path}.part`, await encode(picture.bytes, target));
    await rename(`${path}.part`, path);
  }
}

function toFileName(id: string, hash: string, { width, format }: PictureTarget): string {
  return `${id}-${hash}-${width}.${format}`;
}

async function encode(original: Buffer, { width, format, limit }: PictureTarget): Promise<Buffer> {
  const chromaSubsampling = width <= maxPhoneWidth ? '4:2:0' : '4:4:4';
  const resized = sharp(original).rotate().resize({ width });
  const ready = format === 'avif' ? resized : resized.flatten({ background: cutoutBackground });
  const scaled = await ready.png({ compressionLevel: 0 }).toBuffer();
  const { highest, lowest } = quality[format];
  let level = highest;
  for (;;) {
    const image = sharp(scaled);
    const encoded = await (
      format === 'avif'
        ? image.avif({ quality: level, effort: 4, chromaSubsampling })
        : image.jpeg({ quality: level, mozjpeg: true, progressive: true })
    ).toBuffer();
    if (encoded.length <= limit || level <= lowest) return encoded;
    // The step grows with the excess, so that few encodings are enough; the exponent is below 1, because the size grows
    // faster than the quality.
    level = Math.max(lowest, Math.min(level - 4, Math.round(level * (limit / encoded.length) ** 0.6)));
  }
}
