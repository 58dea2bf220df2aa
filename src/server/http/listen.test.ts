import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import { connect, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serverErrors as spanish } from '#content/es/server/server-errors.ts';
import { exchange } from '#tests/support/exchange.ts';
import { writeUntilClosed } from '#tests/support/write-until-closed.ts';
import { serverErrors } from '#text/server/server-errors.ts';
import { listen, type ListenOptions, type RunningServer } from './listen.ts';

const servers: RunningServer[] = [];
const defaultOptions = {
  port: 0,
  host: '127.0.0.1',
  siteUrl: 'https://www.example.com',
  reportError: (error: unknown) => {
    throw error;
  },
};
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function start(
  respond: (request: Request) => Response | Promise<Response>,
  options: Partial<ListenOptions> = {},
): Promise<RunningServer> {
  const server = await listen(respond, { ...defaultOptions, ...options });
  servers.push(server);
  return server;
}

describe('shutdown', () => {
  test('finishes pending requests, keep-alive or not, and accepts no new ones', async () => {
    const [arrived, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const server = await start(async (request) => {
      if (request.url.endsWith('/slow')) {
        arrived.resolve();
        await finish.promise;
      }
      return new Response('finished');
    });
    const url = `http://127.0.0.1:${server.port}`;
    expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
    const pending = fetch(`${url}/slow`);
    await arrived.promise;
    const stopped = server.stop();
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    const cutOff = vi.spyOn(HttpServer.prototype, 'closeAllConnections');
    finish.resolve();
    expect(await (await pending).text()).toBe('finished');
    await stopped;
    expect(cutOff).not.toHaveBeenCalled();
  });

  test('answers a request that is arriving, and keeps no connection after it', async () => {
    const server = await start(() => new Response('late'));
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\nGET / HTTP/1.1\r\nHo');
    await once(socket, 'data');
    const stopped = server.stop();
    socket.write('st: site\r\n\r\n');
    expect(await text(socket)).toMatch(/Connection: close\r\n[^]*late$/i);
    await stopped;
  });

  test('does not wait for idle connections', async () => {
    const server = await start(() => new Response('ok'));
    const accepted = Promise.withResolvers<unknown>();
    subscribe('net.server.socket', accepted.resolve);
    const silent = exchange(server.port, '');
    await accepted.promise;
    unsubscribe('net.server.socket', accepted.resolve);
    const cutOff = vi.spyOn(HttpServer.prototype, 'closeAllConnections');
    await server.stop();
    expect(cutOff).not.toHaveBeenCalled();
    await silent;
  });
});

test('connections beyond the limit are closed at once until others have ended', async () => {
  const server = await start(() => new Response('ok'), { maxConnections: 2 });
  const sockets = [connect(server.port, '127.0.0.1'), connect(server.port, '127.0.0.1')];
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const request = 'GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n';
  const sendOne = () => exchange(server.port, request);
  expect(await sendOne()).toBe('');
  sockets[0]?.destroy();
  await vi.waitFor(async () => expect(await sendOne()).toContain('200 OK'));
  sockets[1]?.destroy();
});

describe('a connection that sends requests without waiting', () => {
  const request = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';
  const last = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');

  async function startCounting() {
    let answered = 0;
    const server = await start(() => new Response(`response ${++answered}`));
    return { port: server.port, countAnswered: () => answered };
  }

  test('gets eight responses', async () => {
    const { port } = await startCounting();
    const received = await exchange(port, request.repeat(7) + last);
    expect(received.match(/response \d/g)).toEqual(Array.from({ length: 8 }, (_, index) => `response ${index + 1}`));
  });

  test('is ended at the ninth without reading what follows', async () => {
    const { port, countAnswered } = await startCounting();
    let parsed = 0;
    const count = () => parsed++;
    subscribe('http.server.request.start', count);
    const received = await exchange(port, request.repeat(1000));
    unsubscribe('http.server.request.start', count);
    expect(received).not.toContain('response 9');
    expect([countAnswered(), parsed]).toEqual([8, 9]);
  });

  test('does not disturb others, even 200 times', async () => {
    const { port } = await startCounting();
    await Promise.all(Array.from({ length: 200 }, () => exchange(port, request.repeat(1000))));
    expect(await exchange(port, last)).toContain('200 OK');
  });
});

test('a connection that waits for each response may send any number of requests', async () => {
  const { port } = await start(() => new Response('ok'));
  const socket = connect(port, '127.0.0.1');
  for (let turn = 0; turn < 20; turn++) {
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    await once(socket, 'data');
  }
  expect(socket.closed).toBe(false);
  socket.destroy();
});

test('only connections that do not read their responses are ended, those below /api sooner', async () => {
  const large = 'x'.repeat(32 * 1024 * 1024);
  const server = await start(() => new Response(large), {
    deliveryLimits: { apiMs: 200, pageMs: 2000, bytesPerMs: 1_000_000, checkEveryMs: 20 },
  });
  const ended: string[] = [];
  const open = (path: string) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`));
    writeUntilClosed(socket, 20);
    socket.on('error', () => undefined);
    socket.on('close', () => ended.push(path));
    return socket;
  };
  open('/page');
  open('/api/cart');
  const reader = open('/read').resume();
  await vi.waitFor(() => expect(ended).toEqual(['/api/cart', '/page']), { timeout: 30_000 });
  reader.destroy();
});

test('a port in use is reported in one line', async () => {
  const { port } = await start(() => new Response('ok'));
  await expect(listen(() => new Response(''), { ...defaultOptions, port })).rejects.toThrow(
    `port ${port} is taken: stop the other program or set PORT`,
  );
});

test('an address of another machine is reported in one line', async () => {
  await expect(listen(() => new Response(''), { ...defaultOptions, host: '192.0.2.1' })).rejects.toThrow(
    '192.0.2.1 is no address of this machine: set HOST',
  );
});

test.each([
  ['EACCES', 'port 80 needs more rights than this user has: set PORT to one above 1023'],
  ['ENOTFOUND', 'site.example is no address of this machine: set HOST'],
  ['EMFILE', "can't listen on site.example:80: refused"],
])('%s of the operating system is reported in one line', async (code, message) => {
  vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function fail(this: Server) {
    this.emit('error', Object.assign(new Error('refused'), { code }));
    return this;
  });
  const options = { ...defaultOptions, port: 80, host: 'site.example' };
  await expect(listen(() => new Response(''), options)).rejects.toThrow(new Error(message));
});

test('any other error of an address is reported in the words of the system', async () => {
  const linkLocalWithoutInterface = 'fe80::1';
  await expect(listen(() => new Response(''), { ...defaultOptions, host: linkLocalWithoutInterface })).rejects.toThrow(
    /^can't listen on fe80::1:0: listen E/,
  );
});

test('bytes after a request that are no HTTP end the connection, without a second response inside the first', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('first part')),
  });
  const server = await start(() => new Response(body));
  const socket = connect(server.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n'));
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  await vi.waitFor(() => expect(received).toContain('first part'));
  socket.on('error', () => undefined);
  socket.write('no HTTP\r\n\r\n');
  await once(socket, 'close');
  expect(received).not.toContain('400 Bad Request');
});

const bug = new Error('a bug');
test.each([
  [
    'throws',
    () => {
      throw bug;
    },
  ],
  ['rejects', () => Promise.reject(bug)],
])('a handler that %s is reported, and answered with a 500 in the language of the request', async (_, respond) => {
  const reportError = vi.fn<(error: unknown) => void>();
  const { port } = await start(respond, { reportError });
  const response = await fetch(`http://127.0.0.1:${port}/about`, { headers: { 'Accept-Language': 'es' } });
  expect([response.status, await response.json()]).toEqual([500, { error: spanish.unexpected }]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reportError.mock.calls).toEqual([[bug]]);
});

describe('malformed requests', () => {
  test.each([
    ['a wrong Host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['a backslash in the path', 'GET /\\evil HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n'],
  ])('%s gets 400 and one message', async (_, request) => {
    const { port } = await start(() => new Response('ok'));
    const response = await exchange(port, request);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain(JSON.stringify({ error: serverErrors['bad-request'] }));
    expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(response.toLowerCase()).toContain('referrer-policy: strict-origin-when-cross-origin');
    expect(response.toLowerCase()).toContain('strict-transport-security: max-age=31536000');
    expect(response.toLowerCase()).toContain('cache-control: no-store');
  });

  test.each([
    ['', serverErrors['bad-request'], undefined],
    ['Accept-Language: fr\r\n', serverErrors['bad-request'], undefined],
    ['Accept-Language: es-MX,es;q=0.9,en;q=0.8\r\n', spanish['bad-request'], 'es'],
    ['Accept-Language: en\r\n', serverErrors['bad-request'], 'en'],
  ])('get the message in the language of %j', async (header, message, language) => {
    const { port } = await start(() => new Response('ok'));
    const response = await exchange(port, `GET / HTTP/1.1\r\nHost: a b\r\n${header}Connection: close\r\n\r\n`);
    expect(response).toContain(JSON.stringify({ error: message }));
    expect(/^content-language: (.*)$/im.exec(response)?.[1]).toBe(language);
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['an expectation that nobody has', 'GET / HTTP/1.1\r\nHost: site\r\nExpect: a miracle\r\n\r\n', 417],
    ['headers of more than 16 KiB', `GET / HTTP/1.1\r\nHost: site\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: s\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx', 400],
    [
      'a length and chunks (request smuggling)',
      'POST / HTTP/1.1\r\nHost: s\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('%s closes the connection', async (_, request, status) => {
    const { port } = await start(() => new Response('ok'));
    const response = await exchange(port, request);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z].*\r\n`));
    expect(response.split('\r\n')).toEqual(
      expect.arrayContaining([
        'X-Content-Type-Options: nosniff',
        'Cache-Control: no-store',
        'Connection: close',
        'Strict-Transport-Security: max-age=31536000',
      ]),
    );
    expect(response).toMatch(/\r\n\r\n$/);
  });
});
