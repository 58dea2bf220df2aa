import { STATUS_CODES, type Server } from 'node:http';
import type { ConnectionGuard } from './connection-guard.ts';
import { createApiHeaders } from './headers.ts';

const nodeStatusByErrorCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Adds the site's headers to responses to requests that never reach the site's code: those that Node's parser rejects,
 * and those with any `Expect` but 100-continue.
 */
export function respondToParserErrors(
  server: Server,
  siteUrl: string,
  guard: Pick<ConnectionGuard, 'admit' | 'isResponding'>,
): void {
  const headers = { ...createApiHeaders(siteUrl), 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || guard.isResponding(socket)) {
      socket.destroy();
      return;
    }
    const status = nodeStatusByErrorCode[code] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
  });
  server.on('checkExpectation', (request, response) => {
    if (guard.admit(request, response)) response.writeHead(417, headers).end();
  });
}
