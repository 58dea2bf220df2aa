import { globSync, readFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startDocumentedNginx } from '#tests/integration/support/documented-nginx.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('nginx-logs', afterAll);

interface Options {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(url: string, options: Options, body?: string): Promise<{ status: number; text: string }> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const headers = { Host: 'www.example.com', ...options.headers };
  return new Promise((resolve, reject) => {
    const tls = { rejectUnauthorized: false };
    const call = request(url, { ...options, ...tls, headers, agent: false });
    call.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

test('the logs of the documented nginx and of the server contain neither e-mails nor ids', async () => {
  const site = await serveSite(`sqlite:${join(folder, 'site.sqlite')}`, { trustedProxies: 1 });
  const nginx = await startDocumentedNginx(folder, site.url);
  onTestFinished(nginx.stop);
  const { http, https } = nginx;
  const email = 'victim-5d1c@example.com';
  const json = { 'Content-Type': 'application/json' };
  const added = await send(
    `${https}/api/cart`,
    { method: 'POST', headers: json },
    JSON.stringify({ ...albaOfAna, email }),
  );
  expect(added.status).toBe(201);
  const id = (JSON.parse(added.text) as { _id: string })._id;
  const escaped = id.replaceAll('-', '%2D');
  const change = JSON.stringify({ quantity: 3, packWeight: '1', unit: 'kg' });
  const list = `/api/cart?email=${encodeURIComponent(email)}`;
  const calls: readonly (readonly [call: () => ReturnType<typeof send>, up: number, down: number])[] = [
    [() => send(https + list, { headers: { Referer: `https://www.example.com/cart?email=${email}` } }), 200, 502],
    [() => send(`${https}/api/cart/${id}`, { method: 'PATCH', headers: json }, change), 200, 502],
    [() => send(`${https}/API/cart/${id}`, { method: 'PATCH', headers: json }, change), 405, 502],
    [() => send(`${https}/api/c%61rt/${escaped}`, { method: 'PATCH', headers: json }, change), 200, 502],
    [() => send(`${https}/api%2Fcart%2F${id}`, {}), 404, 502],
    [() => send(`${https}/about/${email}`, {}), 404, 502],
    [() => send(`${https}/about/${email.replace('@', '%2540')}`, {}), 404, 502],
    [() => send(`${https}/about/${id}`, {}), 404, 502],
    [() => send(`${https}/about/?email=${email}`, {}), 308, 502],
    [() => send(`${https}/api/cart/${id}`, { method: 'PUT' }, 'x'.repeat(100_000)), 413, 413],
    [() => send(http + list, {}), 301, 301],
    [() => send(`${https}/api/cart/${id}`, { method: 'DELETE' }), 204, 502],
  ];
  for (const [call, up] of calls) expect((await call()).status, String(call)).toBe(up);
  await site.stop();
  // nginx logs each request with its error.
  for (const [call, , down] of calls) expect((await call()).status, String(call)).toBe(down);
  await nginx.stop();

  const logs = [...globSync(join(folder, '*.log')).map((file) => readFileSync(file, 'utf8')), site.log()];
  const proxyLog = readFileSync(join(folder, 'site.log'), 'utf8');
  const ownLog = site.log();
  expect(proxyLog).toContain('GET /api/cart 200');
  expect(proxyLog).toContain('PATCH /api/cart/:id 200');
  expect(proxyLog.trim().split('\n')).toHaveLength(25);
  expect(ownLog).toContain('"method":"GET","path":"/api/cart","status":200');
  expect(ownLog).toContain('"method":"PATCH","path":"/api/cart/:id","status":200');
  for (const log of logs) {
    expect(log).not.toContain('victim-5d1c');
    expect(log).not.toContain(id);
    expect(log).not.toContain(escaped);
  }
});
