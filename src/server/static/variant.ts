import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { PlainHeaders } from '#server/http/headers.ts';

export interface Variant {
  readonly etag: string;
  readonly headers: PlainHeaders;
  readonly wholeFileHeaders: PlainHeaders;
  readonly bytes: Buffer<ArrayBuffer> | undefined;
}

export function createVariant(
  etag: string,
  headers: PlainHeaders,
  bytes: Buffer<ArrayBuffer> | undefined,
  size: number,
): Variant {
  const taggedHeaders = { ...headers, ETag: etag };
  return {
    etag,
    headers: taggedHeaders,
    wholeFileHeaders: { ...taggedHeaders, 'Content-Length': String(size) },
    bytes,
  };
}

export function toContentEtag(bytes: Buffer): string {
  return hash('sha256', bytes, 'base64url').slice(0, 20);
}

/**
 * Media are not read at the start, so their ETag consists of the size and the hash in the name; in a name without a
 * hash, of the size and the time of the last change.
 */
export function readStatEtag(name: string, file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size.toString(36)}-${findNameHash(name) ?? Math.floor(mtimeMs).toString(36)}`;
}

export function getCacheControl(name: string): string {
  if (name.endsWith('.html')) return 'no-cache';
  return findNameHash(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/**
 * The hash of eight digits that the build and `npm run media` write into names, before a width or a codec: such a file
 * never changes.
 */
function findNameHash(name: string): string | undefined {
  return /^(?:assets|media|fonts)\/.*[-.]([0-9a-f]{8})(?:-\d+|\.av1|\.h264)?\.\w+$/.exec(name)?.[1];
}
