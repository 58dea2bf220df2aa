import { posix } from 'node:path';
import type { Company } from '#content/company/company-types.ts';
import { withoutTrailing } from '#domain/without-trailing.ts';
import { createTextErrorResponder } from '#server/http/error-responses.ts';
import { createCommonHeaders, type PlainHeaders } from '#server/http/headers.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { createFileCache } from './file-cache.ts';
import { isNotModified } from './is-not-modified.ts';
import { loadSiteFiles, type SiteFile } from './load-site-files.ts';
import { parseRange } from './parse-range.ts';
import type { Variant } from './variant.ts';

export interface Site {
  readonly respond: (request: Request) => Response | Promise<Response>;
}

const slash: ReadonlySet<string> = new Set('/');
const mediaCacheBytes = 24 * 1024 * 1024;

export function loadSite(folder: string, company: Company, siteUrl: string): Site {
  const { filesByPath, errorPages, localizedErrorPages, dynamicPageFolders } = loadSiteFiles(folder, company, siteUrl);
  const redirectHeaders = createCommonHeaders(siteUrl);
  const respondWithError = createTextErrorResponder(siteUrl);
  const mediaCache = createFileCache(mediaCacheBytes);
  const pathsByLowerCase = new Map(Array.from(filesByPath.keys(), (path) => [path.toLowerCase(), path]));

  const serveNotFound = (request: Request, path: string) => {
    const { notFound, productNotFound } = localizedErrorPages.get(path.split('/', 2)[1] ?? '') ?? errorPages;
    const page = dynamicPageFolders.has(posix.dirname(path)) ? productNotFound : notFound;
    const { wholeFileHeaders, bytes } = chooseVariant(page, request.headers.get('accept-encoding'));
    return createResponse(request, 404, wholeFileHeaders, bytes);
  };

  const serveFile = (request: Request, file: SiteFile): Response | Promise<Response> => {
    const variant = chooseVariant(file, request.headers.get('accept-encoding'));
    if (isNotModified(request.headers.get('if-none-match'), variant.etag)) {
      return new Response(null, { status: 304, headers: variant.headers });
    }
    if (variant.bytes || request.method === 'HEAD') {
      return createResponse(request, 200, variant.wholeFileHeaders, variant.bytes);
    }
    return mediaCache.load(file.diskPath).then((bytes) => serveRange(request, variant, bytes));
  };

  return {
    respond: (request) => {
      const { path, query } = splitUrl(request.url);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const acceptLanguage = request.headers.get('accept-language');
        return respondWithError(acceptLanguage, 405, 'method-not-allowed', { Allow: 'GET, HEAD' });
      }
      const file = filesByPath.get(path);
      if (file) return serveFile(request, file);
      // Redirects lead to existing paths only: `//other.example/` is no open redirect. Capitals are tolerated, because
      // phones begin a typed path with one.
      const existingPath = pathsByLowerCase.get(canonicalPath(path).toLowerCase());
      if (existingPath === undefined || existingPath === path) return serveNotFound(request, path);
      return new Response(null, { status: 308, headers: { ...redirectHeaders, Location: existingPath + query } });
    },
  };
}

function chooseVariant(file: SiteFile, acceptEncoding: string | null): Variant {
  if (file.encodings.length === 0) return file.variants.identity;
  return file.variants[chooseEncoding(acceptEncoding, file.encodings)] ?? file.variants.identity;
}

function createResponse(
  request: Request,
  status: number,
  headers: PlainHeaders,
  bytes: Uint8Array<ArrayBuffer> | undefined,
): Response {
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
}

function serveRange(request: Request, { etag, headers }: Variant, bytes: Buffer<ArrayBuffer>): Response {
  const condition = request.headers.get('if-range');
  const range = condition && condition !== etag ? undefined : parseRange(request.headers.get('range'), bytes.length);
  if (range === undefined) {
    return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } });
  }
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` } });
  }
  const { first, last } = range;
  const length = String(last - first + 1);
  const partialHeaders = {
    ...headers,
    'Content-Range': `bytes ${first}-${last}/${bytes.length}`,
    'Content-Length': length,
  };
  return new Response(bytes.subarray(first, last + 1), { status: 206, headers: partialHeaders });
}

function canonicalPath(path: string): string {
  return (
    withoutTrailing(path, slash)
      .replace(/\/index\.html$/, '')
      .replace(/\.html$/, '') || '/'
  );
}

/** Faster than `new URL`, and keeps the path as it was sent. */
function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.search(/[?#]/);
  const path = url.slice(start, end === -1 ? undefined : end);
  const query = end === -1 ? '' : url.slice(end).replace(/#.*/, '');
  return { path, query };
}
