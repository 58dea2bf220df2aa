import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '#scripts/support/find-free-port.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('metrics', afterAll);
const databaseUrl = (name: string) => `sqlite:${join(folder, name)}`;

test('metrics are served on a port of their own, and nowhere else', async () => {
  const port = await findFreePort();
  const site = await serveSite(databaseUrl('site.sqlite'), { metricsPort: port });
  await (await fetch(`${site.url}/about`)).text();
  await (await fetch(`${site.url}/api/cart?email=ana@example.com`)).text();
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await response.text();
  expect(text).toContain('http_request_duration_seconds_count{route="page",status="200"} 1\n');
  expect(text).toContain('http_request_duration_seconds_count{route="/api/cart",status="200"} 1\n');
  expect(text).not.toContain('ana');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  await site.stop();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('a port for metrics that is taken ends the start with one line', async () => {
  const site = await serveSite(databaseUrl('one.sqlite'));
  const other = serveSite(databaseUrl('other.sqlite'), { metricsPort: site.port });
  await expect(other).rejects.toThrow(`can't serve metrics on 127.0.0.1:${site.port}: `);
});
