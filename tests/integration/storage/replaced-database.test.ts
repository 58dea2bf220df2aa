import { cpSync, globSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { restoreBackup, saveBackup } from '#server/storage/owner/backup/backup.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { postItem } from '#tests/support/post-item.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { serverErrors } from '#text/server/server-errors.ts';

let folder: string;
let file: string;
let site: ServedSite;

beforeEach(async () => {
  folder = makeTestFolder('replaced', onTestFinished);
  file = join(folder, 'site.sqlite');
  site = await serveSite(`sqlite:${file}`);
});

function deleteFiles(): void {
  for (const name of globSync(`${file}*`)) rmSync(name);
}

function replaceByCopy(): void {
  cpSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
}

async function add(): Promise<{ status: number; json: unknown }> {
  const response = await postItem(site.url, albaOfAna);
  return { status: response.status, json: await response.json() };
}

const getStatus = async (path: string) => (await fetch(site.url + path)).status;
const getCheckStatuses = async () => [await getStatus('/api/health'), await getStatus('/api/ready')];

describe.each([
  ['deleted', deleteFiles],
  ['replaced by a copy', replaceByCopy],
])('when the file was %s,', (_, damage) => {
  const damageAfterAdd = async () => {
    expect((await add()).status).toBe(201);
    expect(await getCheckStatuses()).toEqual([200, 200]);
    damage();
  };

  test('nothing more is acknowledged as stored', async () => {
    await damageAfterAdd();
    expect(await add()).toEqual({ status: 503, json: { error: serverErrors.unavailable } });
    expect(site.reportedErrors[0]).toBeInstanceOf(StorageUnavailableError);
    const reason = `the database ${file} was deleted or replaced while the site runs: nothing is stored until the site is restarted`;
    expect(site.reportedErrors[0]).toMatchObject({ cause: { message: reason } });
  });

  test('the check of health fails after the next add, while pages are served', async () => {
    await damageAfterAdd();
    await add();
    expect(await getStatus('/api/health')).toBe(503);
    expect(await getStatus('/about')).toBe(200);
  });

  test('a restart makes the site store again', async () => {
    await damageAfterAdd();
    expect((await add()).status).toBe(503);
    await site.stop();
    site = await serveSite(`sqlite:${file}`);
    expect((await add()).status).toBe(201);
    expect(await getCheckStatuses()).toEqual([200, 200]);
  });
});

test('a file that was replaced before the first write gets none', async () => {
  replaceByCopy();
  expect((await add()).status).toBe(503);
});

test('a restore into the open file is served at once', async () => {
  expect((await add()).status).toBe(201);
  const backup = join(folder, 'carts.backup');
  await saveBackup({ databaseUrl: { engine: 'sqlite', file }, file: backup });
  expect((await add()).status).toBe(201);
  await restoreBackup({ databaseUrl: { engine: 'sqlite', file }, file: backup, canReplace: true });
  const cart = await fetch(`${site.url}/api/cart?email=${albaOfAna.email}`);
  expect(await cart.json()).toHaveLength(1);
  expect([(await add()).status, await getStatus('/api/health')]).toEqual([201, 200]);
});
