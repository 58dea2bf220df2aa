import { createServer } from 'node:http';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { respondToParserErrors } from './respond-to-parser-errors.ts';

async function respond(code: string, isResponding = false): Promise<string> {
  const server = createServer();
  respondToParserErrors(server, 'http://localhost', { admit: () => true, isResponding: () => isResponding });
  const sent: Buffer[] = [];
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      sent.push(chunk);
      done();
    },
  });
  const closed = text(socket).catch(() => '');
  server.emit('clientError', Object.assign(new Error('parse error'), { code }), socket);
  await closed;
  expect(socket.destroyed).toBe(true);
  return Buffer.concat(sent).toString();
}

test.each([
  ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'HTTP/1.1 413 Payload Too Large'],
  ['HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large'],
])('%s is answered with the headers of the site, and the connection ends', async (code, status) => {
  const lines = (await respond(code)).split('\r\n');
  expect(lines[0]).toBe(status);
  expect(lines).toEqual(
    expect.arrayContaining([
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'Content-Length: 0',
      'Connection: close',
    ]),
  );
});

test('a connection on which a response is sent gets no second one', async () => {
  expect(await respond('HPE_INVALID_METHOD', true)).toBe('');
});
