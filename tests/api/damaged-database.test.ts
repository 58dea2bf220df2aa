import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageUnavailable } from '#domain/cart-repository.ts';
import { zeroPages } from '#tests/support/zero-pages.ts';
import { serverMessages } from '#text/messages.ts';
import { openTestStorage } from './engines.ts';
import { serveSite } from './served-site.ts';
import { alba } from './test-app.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  file = join(folder, 'site.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('reads and writes of a damaged page get 503 with their reason in the log; other carts and pages are served', async () => {
  const { carts } = await openTestStorage(`sqlite:${file}`);
  const emails = Array.from({ length: 400 }, (_, index) => `a${index}@example.com`);
  const items = await Promise.all(emails.map((email) => carts.add({ ...alba, email, note: 'n'.repeat(200) })));
  await carts.close();
  // Some of the pages that hold rows, and none of the schema.
  const pages = statSync(file).size / 4096;
  zeroPages(file, Math.floor(pages / 2), Math.floor(pages / 2) + 4);

  const site = await serveSite(`sqlite:${file}`);
  const list = async (email: string) => fetch(`${site.url}/api/cart?email=${email}`);
  const responses = await Promise.all(emails.map(list));
  const statuses = responses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const damaged = statuses.indexOf(503);
  expect(await responses[damaged]?.json()).toEqual({ error: serverMessages.unavailable });
  expect(site.reported[0]).toEqual(new StorageUnavailable('the storage does not answer'));
  expect(site.reported[0]).toMatchObject({ cause: { errcode: 11 } });
  const removed = await fetch(`${site.url}/api/cart/${items[damaged]?.id}`, { method: 'DELETE' });
  expect(removed.status).toBe(503);
  expect((await list(emails[statuses.indexOf(200)] ?? '')).status).toBe(200);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  await site.stop();
});
