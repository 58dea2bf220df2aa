import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('metrics', afterAll);
const toDatabaseUrl = (name: string) => `sqlite:${join(folder, name)}`;

async function serveWithMetrics(): Promise<{ site: ServedSite; metricsUrl: string }> {
  const metricsPort = await getFreePort();
  const site = await serveSite(toDatabaseUrl('site.sqlite'), { metricsPort });
  return { site, metricsUrl: `http://127.0.0.1:${metricsPort}` };
}

test('metrics count the requests on a port of their own, without emails', async () => {
  const { site, metricsUrl } = await serveWithMetrics();
  await (await fetch(`${site.url}/about`)).text();
  await (await fetch(`${site.url}/api/cart?email=ana@example.com`)).text();
  const response = await fetch(`${metricsUrl}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await response.text();
  expect(text).toContain('http_request_duration_seconds_count{route="page",status="200"} 1\n');
  expect(text).toContain('http_request_duration_seconds_count{route="/api/cart",status="200"} 1\n');
  expect(text).not.toContain('ana');
});

test('the port for metrics serves nothing else', async () => {
  const { metricsUrl } = await serveWithMetrics();
  expect((await fetch(`${metricsUrl}/`)).status).toBe(404);
  expect((await fetch(`${metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('the port of the site serves no metrics', async () => {
  const { site } = await serveWithMetrics();
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
});

test('the port for metrics is closed with the site', async () => {
  const { site, metricsUrl } = await serveWithMetrics();
  expect((await fetch(`${metricsUrl}/metrics`)).status).toBe(200);
  await site.stop();
  await expect(fetch(`${metricsUrl}/metrics`)).rejects.toThrow('fetch failed');
});

test('a port for metrics that is taken ends the start with one line', async () => {
  const site = await serveSite(toDatabaseUrl('one.sqlite'));
  const other = serveSite(toDatabaseUrl('other.sqlite'), { metricsPort: site.port });
  await expect(other).rejects.toThrow(`can't serve metrics on 127.0.0.1:${site.port}: `);
});
