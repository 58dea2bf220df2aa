import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { readJson } from '#scripts/support/read-json.ts';
import { startUnit } from '#tests/support/deploy/start-unit.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

let siteFolder: string;
let cacheFolder: string;
let url: string;
let registry: Server;
let tarballs: Map<string, Buffer>;

const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
const project = { name: 'small', version: '1.0.0', type: 'module' };

const startProgram = `
import { createServer } from 'node:http';
import { version } from 'words';
let respond;
const server = createServer((request, response) => {
  if (request.url === '/slow') respond = () => response.end('finished');
  else response.end(version);
}).listen(process.env.PORT, '127.0.0.1', () => console.log('started'));
process.on('SIGTERM', () => {
  respond?.();
  server.close(() => console.log('stopped') || process.exit(0));
});
`;

beforeEach(async () => {
  const folder = makeTestFolder('unit', onTestFinished);
  [siteFolder, cacheFolder] = [join(folder, 'site'), join(folder, 'cache')];
  for (const path of [siteFolder, cacheFolder, join(siteFolder, 'scripts'), join(siteFolder, 'bin')]) mkdirSync(path);
  cpSync('bin/site', join(siteFolder, 'bin/site'));
  for (const name of ['install.mjs', 'support/install-debian-packages.mjs']) {
    cpSync(`scripts/${name}`, join(siteFolder, 'scripts', name));
  }
  writeFileSync(join(siteFolder, 'scripts/start.ts'), startProgram);
  url = `http://127.0.0.1:${await getFreePort()}`;
  tarballs = new Map();
  registry = createServer(({ url: path = '' }, response) => {
    const tarball = tarballs.get(path);
    response.writeHead(tarball ? 200 : 404).end(tarball);
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterEach(() => registry.close());

function packVersion(version: string): Buffer {
  const folder = makeTestFolder('package', onTestFinished);
  mkdirSync(join(folder, 'package'));
  const head = { name: 'words', version, type: 'module', exports: './index.js' };
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify(head));
  writeFileSync(join(folder, 'package/index.js'), `export const version = '${version}';`);
  return execFileSync('tar', ['-cz', '-C', folder, 'package']);
}

const tarballPath = (version: string) => `/words-${version}.tgz`;

function pinVersion(version: string, tarball: Buffer): void {
  const dependencies = { words: version };
  const locked = {
    version,
    resolved: `http://127.0.0.1:${(registry.address() as AddressInfo).port}${tarballPath(version)}`,
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
  };
  const packages = { '': { ...project, dependencies }, 'node_modules/words': locked };
  const { prestart, start } = scripts;
  writeFileSync(
    join(siteFolder, 'package.json'),
    JSON.stringify({ ...project, scripts: { prestart, start }, dependencies }),
  );
  writeFileSync(join(siteFolder, 'package-lock.json'), JSON.stringify({ ...project, lockfileVersion: 3, packages }));
}

function publishAndPin(version: string): void {
  const tarball = packVersion(version);
  tarballs.set(tarballPath(version), tarball);
  pinVersion(version, tarball);
}

const environment = () => ({ PORT: new URL(url).port });
const get = async (path: string) => (await fetch(url + path)).text();

async function startAndWait() {
  const unit = startUnit({ siteFolder, cacheFolder, environment: environment() });
  await vi.waitFor(() => expect(unit.output.text).toContain('started\n'), { timeout: 60_000 });
  return unit;
}

async function serveAndStop(): Promise<{ version: string; exitCode: number | null }> {
  const unit = await startAndWait();
  const version = await get('/');
  unit.stop();
  return { version, exitCode: await unit.waitForEnd() };
}

test('the systemd unit installs into a fresh clone', async () => {
  publishAndPin('1.0.0');
  expect(await serveAndStop()).toEqual({ version: '1.0.0', exitCode: 0 });
  expect(readdirSync(cacheFolder)).toContain('_cacache');
});

test('the stop of the systemd unit answers what is pending', async () => {
  publishAndPin('1.0.0');
  const unit = await startAndWait();
  const pending = get('/slow');
  await get('/');
  unit.stop();
  expect(await pending).toBe('finished');
  expect(await unit.waitForEnd()).toBe(0);
  expect(unit.output.text).toContain('stopped\n');
});

test('an upgrade installs the new packages', async () => {
  publishAndPin('1.0.0');
  expect(await serveAndStop()).toEqual({ version: '1.0.0', exitCode: 0 });
  publishAndPin('2.0.0');
  expect(await serveAndStop()).toEqual({ version: '2.0.0', exitCode: 0 });
});

test('an upgrade whose packages cannot be installed leaves the old version able to start', async () => {
  publishAndPin('1.0.0');
  expect(await serveAndStop()).toEqual({ version: '1.0.0', exitCode: 0 });

  const files = ['package.json', 'package-lock.json'].map((name) => join(siteFolder, name));
  const texts = files.map((file) => readFileSync(file));
  pinVersion('2.0.0', packVersion('2.0.0'));
  const failed = startUnit({ siteFolder, cacheFolder, environment: environment() });
  expect(await failed.waitForEnd()).toBe(1);
  expect(failed.output.text).toContain('The packages could not be installed; those that were there have stayed.\n');

  tarballs.clear();
  files.forEach((file, index) => writeFileSync(file, texts[index] ?? ''));
  expect(await serveAndStop()).toEqual({ version: '1.0.0', exitCode: 0 });

  publishAndPin('2.0.0');
  expect(await serveAndStop()).toEqual({ version: '2.0.0', exitCode: 0 });
});
