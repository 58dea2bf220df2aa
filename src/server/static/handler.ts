import type { Company } from '#content/company-rules.ts';
import { serverMessages } from '#text/messages.ts';
import { reviewsFramePath } from '#contract';
import { chooseEncoding } from './negotiation.ts';
import { parseRange } from './ranges.ts';
import { createFileCache } from './cache.ts';
import { commonHeaders } from '#server/headers.ts';
import { readSiteFiles, type SiteFile, type Variant } from './files.ts';

/** The public pages and files. */
export interface Site {
  respond(request: Request): Response | Promise<Response>;
}

/** Pictures and films held in memory beside the texts, in bytes. */
const mediaCacheBytes = 24 * 1024 * 1024;

/** Loads the built site of a folder; see `readSiteFiles` for what it throws. */
export function loadSite(folder: string, company: Company, siteUrl: string): Site {
  const { byPath, notFound, productNotFound } = readSiteFiles(folder, company, siteUrl);
  const common = commonHeaders(siteUrl);
  const media = createFileCache(mediaCacheBytes);
  const frameOrigin = company.reviews?.frameOrigin;
  const frameHost = frameOrigin === undefined ? undefined : new URL(frameOrigin).host;

  const missing = (request: Request, path: string) => {
    const page = /^\/(product|order)\/[^/]+\/?$/.test(path) ? productNotFound : notFound;
    const { headers, bytes, size } = pick(request, page);
    return answer(request, 404, headers, bytes, size);
  };

  const whole = (request: Request, file: SiteFile): Response | Promise<Response> => {
    const chosen = pick(request, file);
    if (isKnown(request.headers.get('if-none-match'), chosen.etag)) {
      return new Response(null, { status: 304, headers: chosen.headers });
    }
    if (chosen.bytes) return answer(request, 200, chosen.headers, chosen.bytes, chosen.size);
    if (request.method === 'HEAD') return answer(request, 200, chosen.headers, undefined, chosen.size);
    return media.read(file.file).then((bytes) => part(request, chosen, bytes));
  };

  return {
    respond: (request) => {
      const { host, path, query } = split(request.url);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const headers = { ...common, 'Content-Type': 'text/plain; charset=utf-8', Allow: 'GET, HEAD' };
        return new Response(serverMessages.methodNotAllowed, { status: 405, headers });
      }
      // A widget with an origin of its own must never get that of the site.
      if (path === reviewsFramePath && frameHost !== undefined && host !== frameHost) return missing(request, path);
      const file = byPath.get(path);
      if (file) return whole(request, file);
      const canonical = canonicalPath(path);
      // Only an address of the site itself is ever sent back, so a path like //other.example/ leads nowhere.
      if (canonical === path || !byPath.has(canonical)) return missing(request, path);
      return new Response(null, { status: 308, headers: { ...common, Location: canonical + query } });
    },
  };
}

function pick(request: Request, file: SiteFile): Variant {
  if (file.encodings.length === 0) return file.variants.identity;
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined, file.encodings);
  return file.variants[encoding] ?? file.variants.identity;
}

function answer(
  request: Request,
  status: number,
  headers: Variant['headers'],
  bytes: Uint8Array<ArrayBuffer> | undefined,
  size: number,
): Response {
  const isHead = request.method === 'HEAD';
  return new Response(isHead ? null : bytes, { status, headers: { ...headers, 'Content-Length': String(size) } });
}

/** A picture or film, or the part of it that was asked for. */
function part(request: Request, { etag, headers }: Variant, bytes: Buffer<ArrayBuffer>): Response {
  const condition = request.headers.get('if-range');
  const range =
    condition && condition !== etag ? undefined : parseRange(request.headers.get('range') ?? undefined, bytes.length);
  if (range === undefined) return answer(request, 200, headers, bytes, bytes.length);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` } });
  }
  const { first, last } = range;
  const partial = { ...headers, 'Content-Range': `bytes ${first}-${last}/${bytes.length}` };
  return answer(request, 206, partial, bytes.subarray(first, last + 1), last - first + 1);
}

/** Whether `If-None-Match` names this form of the file (RFC 9110, section 13.1.2: weak marks count as equal). */
function isKnown(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** The address of a page: without slashes or `.html` at its end. Takes time in proportion to the path's length. */
function canonicalPath(path: string): string {
  // Counted from the end: a search for `/+$` starts anew at every slash, which takes quadratic time.
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return (
    path
      .slice(0, end)
      .replace(/(^|\/)index\.html$/, '')
      .replace(/\.html$/, '') || '/'
  );
}

/** Cheaper than `new URL`, and keeps the path as it was sent. */
function split(url: string): { host: string; path: string; query: string } {
  const hostStart = url.indexOf('://') + 3;
  const start = url.indexOf('/', hostStart);
  const end = url.search(/[?#]/);
  const host = url.slice(hostStart, start === -1 ? undefined : start);
  const path = start === -1 ? '/' : url.slice(start, end === -1 ? undefined : end);
  const query = end === -1 ? '' : url.slice(end).replace(/#.*/, '');
  return { host, path, query };
}
