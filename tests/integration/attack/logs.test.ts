import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchThroughNginx, startDocumentedNginx } from '#tests/integration/support/documented-nginx.ts';
import { expectFound } from '#tests/support/expect-found.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('nginx-logs', afterAll);

const badGateway = 502;

const secretName = 'victim-5d1c';
const email = `${secretName}@example.com`;
const json = { 'Content-Type': 'application/json' };

const escapeHyphens = (id: string) => id.replaceAll('-', '%2D');

interface Call {
  readonly fetch: () => ReturnType<typeof fetchThroughNginx>;
  readonly statusWhileUp: number;
  readonly statusWhileDown: number;
}

function listCalls(http: string, https: string, id: string): readonly Call[] {
  const body = JSON.stringify({ quantity: 3, packWeight: '1', unit: 'kg' });
  const change = { method: 'PATCH', headers: json, body };
  const list = `/api/cart?email=${encodeURIComponent(email)}`;
  const headers = { Referer: `https://www.example.com/cart?email=${email}` };
  const call = (
    url: string,
    request: Parameters<typeof fetchThroughNginx>[1],
    statusWhileUp: number,
    statusWhileDown = badGateway,
  ): Call => ({ fetch: () => fetchThroughNginx(url, request), statusWhileUp, statusWhileDown });
  return [
    call(https + list, { headers }, 200),
    call(`${https}/api/cart/${id}`, change, 200),
    call(`${https}/API/cart/${id}`, change, 405),
    call(`${https}/api/c%61rt/${escapeHyphens(id)}`, change, 200),
    call(`${https}/api%2Fcart%2F${id}`, {}, 404),
    call(`${https}/about/${email}`, {}, 404),
    call(`${https}/about/${email.replace('@', '%2540')}`, {}, 404),
    call(`${https}/about/${id}`, {}, 404),
    call(`${https}/about/?email=${email}`, {}, 308),
    call(`${https}/api/cart/${id}`, { method: 'PUT', body: 'x'.repeat(100_000) }, 413, 413),
    call(http + list, {}, 301, 301),
    call(`${https}/api/cart/${id}`, { method: 'DELETE' }, 204),
  ];
}

async function fetchStatuses(calls: readonly Call[]): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await call.fetch()).status);
  return statuses;
}

let id: string;
let calls: readonly Call[];
let statusesWhileUp: readonly number[];
let statusesWhileDown: readonly number[];
let serverLog: string;

beforeAll(async () => {
  const site = await serveSite(`sqlite:${join(folder, 'site.sqlite')}`, { trustedProxies: 1 }, undefined, afterAll);
  const { http, https, stop } = await startDocumentedNginx(folder, [site.url], afterAll);
  const body = JSON.stringify({ ...albaOfAna, email });
  const added = await fetchThroughNginx(`${https}/api/cart`, { method: 'POST', headers: json, body });
  id = (JSON.parse(added.text) as { _id: string })._id;
  calls = listCalls(http, https, id);
  statusesWhileUp = await fetchStatuses(calls);
  await site.stop();
  // While the site is down, nginx writes each request to its error log.
  statusesWhileDown = await fetchStatuses(calls);
  await stop();
  serverLog = site.getLog();
});

function findPersonal(log: string): readonly string[] {
  return [secretName, id, escapeHyphens(id)].filter((secret) => log.includes(secret));
}

test('the calls whose logs are read have reached the site, and nginx while the site was down', () => {
  expect(statusesWhileUp).toEqual(calls.map(({ statusWhileUp }) => statusWhileUp));
  expect(statusesWhileDown).toEqual(calls.map(({ statusWhileDown }) => statusWhileDown));
});

test('the log of the documented nginx has a line for each request, without the id in its path', () => {
  const proxyLog = readFileSync(join(folder, 'site.log'), 'utf8');
  expect(proxyLog).toContain('GET /api/cart 200');
  expect(proxyLog).toContain('PATCH /api/cart/:id 200');
  const requestCount = 1 + statusesWhileUp.length + statusesWhileDown.length;
  expect(proxyLog.trim().split('\n'), 'one line for the add, and one for each call').toHaveLength(requestCount);
});

test('the logs of the documented nginx contain neither emails nor ids', () => {
  const files = globSync(join(folder, '*.log'));
  expectFound(files, 'logs');
  for (const file of files) expect(findPersonal(readFileSync(file, 'utf8')), file).toEqual([]);
});

test('the log of the server has requests, without the id in their path', () => {
  expect(serverLog).toContain('"method":"GET","path":"/api/cart","status":200');
  expect(serverLog).toContain('"method":"PATCH","path":"/api/cart/:id","status":200');
});

test('the log of the server contains neither emails nor ids', () => {
  expect(findPersonal(serverLog)).toEqual([]);
});
