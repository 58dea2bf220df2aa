import type { SiteFile, Variant } from './files.ts';
import { chooseEncoding } from './negotiation.ts';

/** The variant of a file for an `Accept-Encoding` header. */
export function selectVariant(file: SiteFile, acceptEncoding: string | undefined): Variant {
  if (file.encodings.length === 0) return file.variants.identity;
  return file.variants[chooseEncoding(acceptEncoding, file.encodings)] ?? file.variants.identity;
}

/** True if an `If-None-Match` header contains the ETag, by weak comparison (RFC 9110, section 13.1.2). */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}
