import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { version } from './config/version.ts';
import { serverAddress } from './serve.ts';

const folder = makeTestFolder('serve', afterAll);
const toDatabaseUrl = (name: string) => `sqlite:${join(folder, name)}`;

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['shop.example', 'http://shop.example:3000'],
])('a site on %s is opened at %s', (host, address) => {
  expect(serverAddress(host, 3000)).toBe(address);
});

test('the site says at once where it is and where its carts are', async () => {
  const site = await serveSite(toDatabaseUrl('site.sqlite'));
  expect(site.getLog()).toBe(
    `${company.name} ${version} at ${site.url}, carts in SQLite at ${join(folder, 'site.sqlite')}\n`,
  );
});

test('the site logs the last requests when it stops', async () => {
  const site = await serveSite(toDatabaseUrl('stopped.sqlite'));
  const first = site.getLog();
  await (await fetch(`${site.url}/about`)).text();
  await site.stop();
  expect(site.getLog().slice(first.length)).toMatch(
    /^\{"at":.*"request":"[0-9a-f]{8}\.\w+".*"path":"\/about","status":200,.*\}\n$/,
  );
  await expect(fetch(site.url)).rejects.toThrow('fetch failed');
});

test('a port that is taken is reported', async () => {
  const site = await serveSite(toDatabaseUrl('one.sqlite'));
  const other = serveSite(toDatabaseUrl('other.sqlite'), { port: site.port });
  await expect(other).rejects.toThrow(`port ${site.port} is taken`);
});

test('the log warns of a database file that was emptied', async () => {
  writeFileSync(join(folder, 'emptied.sqlite'), '');
  await expect(serveSite(toDatabaseUrl('emptied.sqlite'))).rejects.toThrow('emptied.sqlite is empty');
});
