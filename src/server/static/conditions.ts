import type { SiteFile } from './files.ts';
import { chooseEncoding } from './negotiation.ts';
import type { Variant } from './variant.ts';

export function selectVariant(file: SiteFile, acceptEncoding: string | null): Variant {
  if (file.encodings.length === 0) return file.variants.identity;
  return file.variants[chooseEncoding(acceptEncoding, file.encodings)] ?? file.variants.identity;
}

/** Compares weakly (RFC 9110, section 13.1.2). */
export function isNotModified(header: string | null, etag: string): boolean {
  if (!header) return false;
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}
