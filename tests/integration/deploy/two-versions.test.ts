import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuild } from '#scripts/build/versions/ensure-build.ts';
import { fetchThroughNginx, startDocumentedNginx } from '#tests/integration/support/documented-nginx.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';
import { createFilePathFactory, makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('versions', afterAll);
const createFilePath = createFilePathFactory(folder);

const toHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const getFiles = (version: string) => [
  `/assets/page-${toHash(version)}.js`,
  `/media/quills-${toHash(version)}-480.jpg`,
];

function writeSite(part: string, version: string): void {
  const siteFolder = join(part, 'site');
  for (const name of ['assets', 'media']) mkdirSync(join(siteFolder, name), { recursive: true });
  const [script = '', picture = ''] = getFiles(version);
  for (const file of [script, picture]) writeFileSync(join(siteFolder, file), version);
  writeFileSync(join(siteFolder, '404.html'), 'nothing here');
  writeFileSync(join(siteFolder, 'index.html'), `<script src="${script}"></script><img src="${picture}">`);
}

async function build(version: string, root = join(folder, 'dist')): Promise<string> {
  const { folder: built } = await ensureBuild({
    root,
    computeFingerprint: () => ({ settings: 'aa', sources: toHash(version) }),
    make: (part) => Promise.resolve(writeSite(part, version)),
    log: () => undefined,
  });
  return built;
}

function serve(built: string): Promise<ServedSite> {
  return serveSite(`sqlite:${createFilePath('.sqlite')}`, { trustedProxies: 1 }, { folder: join(built, 'site') });
}

let oldBuild: string;
let newBuild: string;
beforeAll(async () => {
  oldBuild = await build('old');
  newBuild = await build('new');
});

test('each page that is loaded has its script and its picture while two versions run behind nginx', async () => {
  const nginx = await startDocumentedNginx(folder, [(await serve(newBuild)).url, (await serve(oldBuild)).url]);
  const servedVersions = new Set<string>();
  for (let load = 0; load < 30; load++) {
    const { text } = await fetchThroughNginx(nginx.https);
    const files = [...text.matchAll(/src="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(files, text).toHaveLength(2);
    for (const path of files) {
      const file = await fetchThroughNginx(nginx.https + path);
      expect(file.status, path).toBe(200);
      expect(path, file.text).toContain(toHash(file.text));
      servedVersions.add(file.text);
    }
  }
  expect(servedVersions).toEqual(new Set(['old', 'new']));
  expect((await fetchThroughNginx(`${nginx.https}/assets/never-0a1b2c3d.js`)).status).toBe(404);
});

test('a page of a previous version finds its files after the upgrade, and caches them for ever', async () => {
  const { url } = await serve(newBuild);
  for (const path of [...getFiles('old'), ...getFiles('new')]) {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
  }
  expect((await fetch(`${url}/previous/assets/page-${toHash('old')}.js`)).status).toBe(404);
});

test('a build keeps the files of all the builds beside it that a process has locked', async () => {
  const root = join(folder, 'many');
  const versions = ['1', '2', '3', '4', '5', '6'];
  let newest = '';
  for (const version of versions) newest = await build(version, root);
  const { url } = await serve(newest);
  const statuses = await Promise.all(
    versions.map(async (version) => (await fetch(url + (getFiles(version)[0] ?? ''))).status),
  );
  expect(statuses).toEqual(versions.map(() => 200));
});
