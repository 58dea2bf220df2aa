import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNotModified, selectVariant } from './conditions.ts';
import type { SiteFile } from './files.ts';

/** A Host that needs no parsing; a port from 60000 on may be none. */
const plainHost = /^[a-z0-9._-]+(?::[1-5]?\d{1,4})?$/;

/**
 * Answers a GET or HEAD of a file in memory, and returns the status. Undefined, with nothing sent, for any other request.
 * Without the objects of the web API a page takes a tenth less processor time (measured).
 */
export function serveFromMemory(
  files: ReadonlyMap<string, SiteFile>,
  { method, url = '', headers }: IncomingMessage,
  outgoing: ServerResponse,
): 200 | 304 | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !plainHost.test(headers.host ?? '')) return undefined;
  const queryStart = url.indexOf('?');
  const file = files.get(queryStart === -1 ? url : url.slice(0, queryStart));
  const variant = file && selectVariant(file, headers['accept-encoding']?.toString());
  if (!variant?.bytes) return undefined;
  if (isNotModified(headers['if-none-match'], variant.etag)) {
    outgoing.writeHead(304, variant.headers).end();
    return 304;
  }
  // Node leaves out the body for HEAD.
  outgoing.writeHead(200, variant.bodyHeaders).end(variant.bytes);
  return 200;
}
