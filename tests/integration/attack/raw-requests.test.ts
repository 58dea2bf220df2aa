import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exchange, readStatuses } from '#tests/support/exchange.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';

/** Most requests contain this text; no response may contain it. */
const marker = 'reflected-7b3e';

const folder = makeTestFolder('raw', afterAll);
const site = await serveSite(`sqlite:${join(folder, 'site.sqlite')}`, {}, writeBuiltSite(afterAll), afterAll);

const lines = (...parts: string[]) => parts.map((line) => `${line}\r\n`).join('');
const request = (first: string, ...headers: string[]) =>
  lines(first, 'Host: site', `X-Marker: ${marker}`, 'Connection: close', ...headers, '');
const get = (path: string, ...headers: string[]) => request(`GET ${path} HTTP/1.1`, ...headers);
const keepAliveRequest = (first: string, ...headers: string[]) => lines(first, 'Host: site', ...headers, '');
const json = JSON.stringify(albaOfAna);
const post = (body: string, ...headers: string[]) =>
  request('POST /api/cart HTTP/1.1', 'Content-Type: application/json', ...headers) + body;
const postChunked = (body: string, ...headers: string[]) => post(body, 'Transfer-Encoding: chunked', ...headers);
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const contentLength = (text: string) => `Content-Length: ${text.length}`;
const large = 'x'.repeat(20_000);

const withHalfClose = (bytes: string) => ({ bytes, isHalfClosed: true });

type Sent = string | ReturnType<typeof withHalfClose>;
type Cases = readonly (readonly [name: string, sent: Sent, statuses: string])[];

const groups: Readonly<Record<string, Cases>> = {
  'length of the body': [
    ['one length', post(json, contentLength(json)), '201'],
    ['two lengths that differ', post('xx', 'Content-Length: 1', 'Content-Length: 2'), '400'],
    ['two lengths that agree', post(json, contentLength(json), contentLength(json)), '400'],
    ['two lengths in one header', post('x', 'Content-Length: 1, 1'), '400'],
    ['a length and chunks', post('0\r\n\r\n', 'Content-Length: 5', 'Transfer-Encoding: chunked'), '400'],
    ['chunks and a length', post('0\r\n\r\n', 'Transfer-Encoding: chunked', 'Content-Length: 5'), '400'],
    ['a length of -1', post('x', 'Content-Length: -1'), '400'],
    ['a length of +1', post('x', 'Content-Length: +1'), '400'],
    ['a length in hexadecimal', post('x', 'Content-Length: 0x1'), '400'],
    ['a length beyond 64 bits', post('x', `Content-Length: ${'9'.repeat(30)}`), '400'],
    ['a length with a space in it', post('x', 'Content-Length: 1 1'), '400'],
    ['an empty length', post('', 'Content-Length:'), '400'],
    ['a length longer than the body, then the end', withHalfClose(post('{', 'Content-Length: 100')), '400'],
    ['a length over the limit, without the body', post('', 'Content-Length: 20000'), '413'],
    ['neither length nor body', post(''), '400'],
    ['a GET with a body', get('/about', 'Content-Length: 5') + 'hello', '200'],
  ],
  chunks: [
    ['whole', postChunked(`${chunk(json)}0\r\n\r\n`), '201'],
    ['one byte each', postChunked(`${json.replaceAll(/./g, (byte) => chunk(byte))}0\r\n\r\n`), '201'],
    ['with an extension', postChunked(`${json.length.toString(16)};a=b\r\n${json}\r\n0\r\n\r\n`), '201'],
    ['with a trailer', postChunked(`${chunk(json)}0\r\nX-Trailer: ${marker}\r\n\r\n`), '201'],
    ['with a length as trailer', postChunked(`${chunk(json)}0\r\nContent-Length: 5\r\n\r\n`), '400'],
    ['of a size that is no number', postChunked(`zz\r\n${json}\r\n0\r\n\r\n`), '400'],
    ['of a negative size', postChunked(`-1\r\n${json}\r\n0\r\n\r\n`), '400'],
    ['of a size of 17 digits', postChunked(`${'f'.repeat(17)}\r\n${json}`), '400'],
    ['with a size prefix 0x', postChunked(`0x5\r\nhello\r\n0\r\n\r\n`), '400'],
    ['longer than their size', postChunked(`2\r\n${json}\r\n0\r\n\r\n`), '400'],
    ['ended by a bare line feed', postChunked(`${json.length.toString(16)}\n${json}\n0\n\n`), '400'],
    ['cut off', withHalfClose(postChunked('ff\r\n{')), '400'],
    ['over 16 KiB', postChunked(chunk(large)), '413'],
    ['of an unknown coding', post('x', 'Transfer-Encoding: gzip'), '400'],
    ['coded twice', post('0\r\n\r\n', 'Transfer-Encoding: chunked, chunked'), '400'],
    ['not as the last coding', post('0\r\n\r\n', 'Transfer-Encoding: chunked, identity'), '400'],
    ['with a space before the colon', post('0\r\n\r\n', 'Transfer-Encoding : chunked'), '400'],
    ['with a vertical tab', post('0\r\n\r\n', 'Transfer-Encoding: \x0bchunked'), '400'],
  ],
  headers: [
    ['folded', get('/about', 'X-Folded: a', ' b'), '400'],
    ['folded at the start', lines('GET /about HTTP/1.1', ' Host: site', ''), '400'],
    ['with a bare line feed', 'GET /about HTTP/1.1\nHost: site\n\n', '400'],
    ['with a bare carriage return', get('/about', 'X-A: a\rX-B: b'), '400'],
    ['with a NUL', get('/about', 'X-A: a\0b'), '400'],
    ['without a name', get('/about', ': value'), '400'],
    ['without a colon', get('/about', 'X-Nothing'), '400'],
    ['with a space in the name', get('/about', 'X Y: z'), '400'],
    ['of bytes beyond ASCII', get('/about', 'X-A: \xff\xfe'), '200'],
    ['of 17,000 bytes', get('/about', `X-A: ${'a'.repeat(17_000)}`), '431'],
    ['3,000 of them', get('/about', ...Array.from({ length: 3000 }, (_, index) => `X-${index}: a`)), '431'],
    ['named like prototypes', get('/about', '__proto__: a', 'constructor: b'), '200'],
  ],
  'request line': [
    ['absolute form', get('http://site/about'), '200'],
    ['absolute form of another host', get('http://evil.example/about'), '200'],
    ['absolute form of another scheme', get('ftp://evil.example/about'), '400'],
    ['authority form', get('site:80'), '400'],
    ['asterisk form', request('OPTIONS * HTTP/1.1'), '400'],
    ['no path', 'GET HTTP/1.1\r\nHost: site\r\n\r\n', '400'],
    ['two spaces', get(' /about'), '200'],
    ['a space in the path', get('/about us'), '400'],
    ['a tab in the path', get('/about\tus'), '400'],
    ['a NUL in the path', get('/about\0'), '400'],
    ['bytes beyond ASCII in the path', get('/caf\xc3\xa9'), '400'],
    ['a fragment', get('/about#part'), '200'],
    ['only a query', get('?email=a@b.c'), '400'],
    ['a lower-case method', request('get /about HTTP/1.1'), '400'],
    ['an unknown method', request('BREW /about HTTP/1.1'), '400'],
    ['CONNECT', request('CONNECT evil.example:443 HTTP/1.1'), ''],
    ['TRACE', request('TRACE /about HTTP/1.1'), '405'],
    ['HTTP/0.9', withHalfClose('GET /about\r\n\r\n'), '400'],
    ['HTTP/1.0 without Host', lines('GET /about HTTP/1.0', ''), '400'],
    ['HTTP/1.0 with Host', lines('GET /about HTTP/1.0', 'Host: site', ''), '200'],
    ['HTTP/2.0 in text', request('GET /about HTTP/2.0'), '200'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400'],
    ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', '400'],
    ['a path of 15,000 bytes', get(`/${'a'.repeat(15_000)}`), '404'],
    ['a path of 15,000 slashes', get(`${'/'.repeat(15_000)}x`), '404'],
    ['a path of 17,000 bytes', get(`/${'a'.repeat(17_000)}`), '431'],
  ],
  Host: [
    ['missing', lines('GET /about HTTP/1.1', 'Connection: close', ''), '400'],
    ['empty', lines('GET /about HTTP/1.1', 'Host:', 'Connection: close', ''), '400'],
    // Node takes the first Host, and only the check of `Origin` reads it.
    ['twice', get('/about', 'Host: evil.example'), '200'],
    ['with a path', lines('GET /about/ HTTP/1.1', 'Host: evil.example/x', 'Connection: close', ''), '400'],
    ['with a user', lines('GET /about/ HTTP/1.1', 'Host: a@evil.example', 'Connection: close', ''), '400'],
    [
      'of another site, at a redirect',
      lines('GET /about/ HTTP/1.1', `Host: ${marker}`, 'Connection: close', ''),
      '308',
    ],
    ['forwarded', get('/about/', `X-Forwarded-Host: ${marker}`, `Forwarded: host=${marker}`), '308'],
  ],
  'more than one request': [
    ['two in a row', keepAliveRequest('GET /about HTTP/1.1') + get('/'), '200 200'],
    ['one hidden in the body of another', post(get('/'), contentLength(get('/'))), '400'],
    [
      'behind a body of the wrong type',
      keepAliveRequest('POST /api/cart HTTP/1.1', 'Content-Length: 5') + 'hello' + get('/'),
      '415 200',
    ],
    [
      'behind a body that is too large',
      keepAliveRequest('POST /api/cart HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 20000') +
        large +
        get('/'),
      '413 200',
    ],
    [
      'behind a GET with a body',
      keepAliveRequest('GET /about HTTP/1.1', 'Content-Length: 5') + 'hello' + get('/'),
      '200 200',
    ],
    [
      'behind chunks',
      keepAliveRequest('POST /api/cart HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked') +
        `${chunk('{')}0\r\n\r\n` +
        get('/'),
      '400 200',
    ],
    ['behind Connection: close', get('/about') + get('/'), '200'],
  ],
  'protocol features': [
    [
      'an upgrade to WebSocket',
      lines(
        'GET /about HTTP/1.1',
        'Host: site',
        'Connection: Upgrade, close',
        'Upgrade: websocket',
        'Sec-WebSocket-Key: eA==',
        '',
      ),
      '200',
    ],
    [
      'an upgrade to h2c',
      lines(
        'GET /about HTTP/1.1',
        'Host: site',
        'Connection: Upgrade, close, HTTP2-Settings',
        'Upgrade: h2c',
        'HTTP2-Settings: AAA',
        '',
      ),
      '200',
    ],
    ['Expect: 100-continue', post(json, contentLength(json), 'Expect: 100-continue'), '100 201'],
    ['Expect: something else', post(json, contentLength(json), `Expect: ${marker}`), '417'],
    ['a keep-alive with parameters', get('/about', 'Keep-Alive: timeout=99999, max=0'), '200'],
  ],
};

describe.each(Object.entries(groups))('%s:', (_, cases) => {
  const named = cases.map(([name, sent, statuses]) => ({ name, sent, statuses }));
  test.each(named)('$name gets "$statuses"', async ({ sent, statuses }) => {
    const { bytes, isHalfClosed } = typeof sent === 'string' ? { bytes: sent, isHalfClosed: false } : sent;
    const responses = await exchange(site.port, bytes, { isHalfClosed });
    expect(readStatuses(responses)).toBe(statuses);
    expect(responses).not.toContain(marker);
    expect(site.reportedErrors).toEqual([]);
  });
});
