import { once } from 'node:events';
import { request } from 'node:http';
import { connect, constants, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startDocumentedNginx } from '#tests/integration/support/documented-nginx.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';

const folder = makeTestFolder('nginx', afterAll);
const built = writeBuiltSite(afterAll);
built.put('media/quills-0a1b2c3d-480.jpg', Buffer.alloc(20_000));
const site = await serveSite(`sqlite:${join(folder, 'site.sqlite')}`, {}, built, afterAll);
const nginx = await startDocumentedNginx(folder, [site.url], afterAll);

/** Connects a browser that reads no body, as on a slow line, so that its responses stay open. */
function openVisitor(): ClientHttp2Session {
  const settings = { initialWindowSize: 1 };
  const visitor = connect(nginx.https, { settings, rejectUnauthorized: false });
  onTestFinished(() => visitor.destroy());
  return visitor;
}

async function countStatuses(
  visitor: ClientHttp2Session,
  path: string,
  count: number,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: count }, async () => {
      const stream = visitor.request({ ':path': path, ':authority': 'www.example.com' });
      stream.on('error', () => undefined);
      const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
      const status = String(headers[constants.HTTP2_HEADER_STATUS]);
      found[status] = (found[status] ?? 0) + 1;
    }),
  );
  return found;
}

const picturePath = '/media/quills-0a1b2c3d-480.jpg';
const cartPath = '/api/cart?email=ana@example.com';

test('twenty visitors behind one address get all their pictures and the cart meanwhile', async () => {
  for (let visit = 1; visit <= 20; visit++) {
    expect(await countStatuses(openVisitor(), picturePath, 30), `visit ${visit}`).toEqual({ 200: 30 });
  }
  expect(await countStatuses(openVisitor(), cartPath, 10)).toEqual({ 200: 10 });
});

test('one address has at most twenty requests to the API open at once', async () => {
  expect(await countStatuses(openVisitor(), cartPath, 30)).toEqual({ 200: 20, 503: 10 });
});

test('a redirect goes to the site, whatever name the client sends', async () => {
  const call = request(`${nginx.http}/about?a=1`, { headers: { Host: 'evil.example' } }).end();
  const [response] = (await once(call, 'response')) as [{ statusCode: number; headers: { location?: string } }];
  expect([response.statusCode, response.headers.location]).toEqual([301, 'https://www.example.com/about?a=1']);
  call.destroy();
});
