import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fetchThroughNginx, startDocumentedNginx } from '#tests/integration/support/documented-nginx.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('nginx-logs', afterAll);

type Call = () => ReturnType<typeof fetchThroughNginx>;

/** What nginx itself answers while the site is down. */
const badGateway = 502;

test('the logs of the documented nginx and of the server contain neither e-mails nor ids', async () => {
  const site = await serveSite(`sqlite:${join(folder, 'site.sqlite')}`, { trustedProxies: 1 });
  const nginx = await startDocumentedNginx(folder, [site.url]);
  const { http, https } = nginx;
  const email = 'victim-5d1c@example.com';
  const json = { 'Content-Type': 'application/json' };
  const added = await fetchThroughNginx(`${https}/api/cart`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...albaOfAna, email }),
  });
  expect(added.status).toBe(201);
  const id = (JSON.parse(added.text) as { _id: string })._id;
  const escaped = id.replaceAll('-', '%2D');
  const change = {
    method: 'PATCH',
    headers: json,
    body: JSON.stringify({ quantity: 3, packWeight: '1', unit: 'kg' }),
  };
  const list = `/api/cart?email=${encodeURIComponent(email)}`;
  const headers = { Referer: `https://www.example.com/cart?email=${email}` };
  const calls: readonly (readonly [call: Call, statusWhileUp: number, statusWhileDown: number])[] = [
    [() => fetchThroughNginx(https + list, { headers }), 200, badGateway],
    [() => fetchThroughNginx(`${https}/api/cart/${id}`, change), 200, badGateway],
    [() => fetchThroughNginx(`${https}/API/cart/${id}`, change), 405, badGateway],
    [() => fetchThroughNginx(`${https}/api/c%61rt/${escaped}`, change), 200, badGateway],
    [() => fetchThroughNginx(`${https}/api%2Fcart%2F${id}`), 404, badGateway],
    [() => fetchThroughNginx(`${https}/about/${email}`), 404, badGateway],
    [() => fetchThroughNginx(`${https}/about/${email.replace('@', '%2540')}`), 404, badGateway],
    [() => fetchThroughNginx(`${https}/about/${id}`), 404, badGateway],
    [() => fetchThroughNginx(`${https}/about/?email=${email}`), 308, badGateway],
    [() => fetchThroughNginx(`${https}/api/cart/${id}`, { method: 'PUT', body: 'x'.repeat(100_000) }), 413, 413],
    [() => fetchThroughNginx(http + list), 301, 301],
    [() => fetchThroughNginx(`${https}/api/cart/${id}`, { method: 'DELETE' }), 204, badGateway],
  ];
  for (const [call, up] of calls) expect((await call()).status, String(call)).toBe(up);
  await site.stop();
  // While the site is down, nginx writes each request to its error log.
  for (const [call, , down] of calls) expect((await call()).status, String(call)).toBe(down);
  await nginx.stop();

  const proxyLogs = globSync(join(folder, '*.log')).map((file) => [file, readFileSync(file, 'utf8')] as const);
  const proxyLog = readFileSync(join(folder, 'site.log'), 'utf8');
  const ownLog = site.log();
  expect(proxyLog).toContain('GET /api/cart 200');
  expect(proxyLog).toContain('PATCH /api/cart/:id 200');
  const requestCount = 1 + 2 * calls.length;
  expect(proxyLog.trim().split('\n'), 'one line for the add, and one for each call').toHaveLength(requestCount);
  expect(ownLog).toContain('"method":"GET","path":"/api/cart","status":200');
  expect(ownLog).toContain('"method":"PATCH","path":"/api/cart/:id","status":200');
  for (const [name, log] of [...proxyLogs, ['the log of the server', ownLog] as const]) {
    expect(log, name).not.toContain('victim-5d1c');
    expect(log, name).not.toContain(id);
    expect(log, name).not.toContain(escaped);
  }
});
