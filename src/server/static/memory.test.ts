import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { reviewsFramePath } from '#content/reviews-frame.ts';
import { builtSite } from '#tests/api/built-site.ts';
import { loadSite } from './handler.ts';

const built = builtSite();
built.put('media/film-89abcdef.mp4', Buffer.from('0123456789'));
built.put('assets/app-0123abcd.js', 'console.log(1)');
const site = loadSite(built.folder, company, 'https://spice.example');
/** 501 stands for a request that is left to the web API. */
const server = createServer((incoming, outgoing) => {
  if (site.serve(incoming, outgoing) === undefined) outgoing.writeHead(501).end();
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
  built.remove();
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const fields = { Host: 'spice.example', ...headers };
  const sent = request({ host: '127.0.0.1', port, path, method, headers: fields, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { connection: _, date: __, 'keep-alive': ___, ...own } = response.headers;
  return { status: response.statusCode ?? 0, headers: own, body: await buffer(response) };
}

const etag = String((await ask('/about')).headers.etag);

test.each([
  ['/', {}],
  ['/about', { 'Accept-Encoding': 'gzip, deflate, br' }],
  ['/about?utm=1', { 'Accept-Encoding': 'gzip' }],
  ['/es/about', { 'Accept-Encoding': 'identity' }],
  ['/assets/app-0123abcd.js', {}],
  ['/about', { 'If-None-Match': `W/${etag}` }],
  ['/about', { 'If-None-Match': '"other"' }],
  [reviewsFramePath, {}],
] as const)('%s with %j gets what the web API of the site responds', async (path, headers) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await site.respond(new Request(`https://spice.example${path}`, { method, headers }));
    expect(await ask(path, headers, method)).toEqual({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  }
});

test.each([
  ['/about/', {}],
  ['/nothing', {}],
  ['/media/film-89abcdef.mp4', {}],
  ['http://spice.example/about', {}],
  ['/about', { Host: 'a@spice.example' }],
  ['/about', { Host: 'spice.example/x' }],
  ['/about', { Host: 'spice.example:99999' }],
  ['/about', { Host: 'spice.example:x' }],
] as const)('%s with %j is left to the web API', async (path, headers) => {
  expect((await ask(path, headers)).status).toBe(501);
});

test.each(['POST', 'PUT', 'OPTIONS'])('a %s is left to the web API', async (method) => {
  expect((await ask('/about', {}, method)).status).toBe(501);
});

test.each(['spice.example', 'spice.example:443', '127.0.0.1:54321', 'localhost'])(
  'the host %s is one',
  async (Host) => {
    expect((await ask('/about', { Host })).status).toBe(200);
  },
);
