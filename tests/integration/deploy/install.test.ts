import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readJson } from '#scripts/support/read-json.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const packageFile = readJson('package.json') as Record<'scripts' | 'dependencies', Readonly<Record<string, string>>>;
let folder: string;

beforeEach(() => {
  folder = makeTestFolder('install', onTestFinished);
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'bin'));
  writeNpm();
});

function writeNpm(end = ''): void {
  const script = `mkdir -p node_modules; echo "$@" > node_modules/content; echo "$@" >> ${folder}/npm.log; ${end}`;
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

const options = () => ({ cwd: folder, env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` } });
const program = resolve('scripts/install.mjs');
const readInstalledContent = () => readFileSync(join(folder, 'node_modules/content'), 'utf8');
const listLeftFolders = () => readdirSync(folder).filter((name) => name.startsWith('.install-'));

function install(script: 'start' | 'build' | 'test'): string {
  const log = join(folder, 'npm.log');
  rmSync(log, { force: true });
  const [, , ...rest] = packageFile.scripts[`pre${script}`]?.split(' ') ?? [];
  const { status } = spawnSync('node', [program, ...rest], options());
  if (status !== 0) return `failed with ${status}`;
  return existsSync(log) ? readFileSync(log, 'utf8') : '';
}

test('start and build install no packages for development', () => {
  expect(install('start')).toMatch(/^ci --omit=dev /);
  expect(install('build')).toBe('');
});

test('a test adds the packages for development, which stay', () => {
  install('start');
  expect(install('test')).toMatch(/^install --no-save --include=dev /);
  expect(install('test')).toBe('');
  expect(install('start')).toBe('');
});

test('a changed lock file is installed anew', () => {
  expect(install('test')).toMatch(/^ci --include=dev /);
  writeFileSync(join(folder, 'package-lock.json'), '{ }');
  expect(install('start')).toMatch(/^ci --omit=dev /);
  writeFileSync(join(folder, 'package-lock.json'), '{  }');
  expect(install('test')).toMatch(/^ci --include=dev /);
});

test('what could not be installed is tried again', () => {
  writeNpm('exit 1');
  expect(install('start')).toBe('failed with 1');
  writeNpm();
  expect(install('start')).toMatch(/^ci --omit=dev /);
});

test('packages that cannot be installed leave the old ones, with which the old lock file starts again', () => {
  expect(install('test')).toMatch(/^ci --include=dev /);
  const contentBefore = readInstalledContent();
  writeFileSync(join(folder, 'package-lock.json'), '{ }');
  writeNpm('exit 1');
  expect(install('start')).toBe('failed with 1');
  expect([readInstalledContent(), listLeftFolders()]).toEqual([contentBefore, []]);
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  expect(install('start')).toBe('');
});

test('the new packages replace all of the old ones', () => {
  install('test');
  writeFileSync(join(folder, 'node_modules/old'), '');
  writeFileSync(join(folder, 'package-lock.json'), '{ }');
  install('start');
  expect(readdirSync(join(folder, 'node_modules')).toSorted()).toEqual(['.installed', 'content']);
  expect(listLeftFolders()).toEqual([]);
});

test('installations at once end with whole packages', async () => {
  writeNpm('sleep 0.2');
  const children = [1, 2, 3].map(() => spawn('node', [program], options()));
  expect(await Promise.all(children.map(async (child) => (await once(child, 'close'))[0] as unknown))).toEqual([
    0, 0, 0,
  ]);
  expect(readInstalledContent()).toMatch(/^ci /);
  expect(listLeftFolders()).toEqual([]);
  expect(install('test')).toBe('');
});

test('the old packages that a killed installation has set aside are put back', () => {
  install('start');
  const contentBefore = readInstalledContent();
  const aside = join(folder, '.install-99999999');
  mkdirSync(aside);
  renameSync(join(folder, 'node_modules'), join(aside, 'old_modules'));
  expect(install('start')).toBe('');
  expect([readInstalledContent(), listLeftFolders()]).toEqual([contentBefore, []]);
});

const importPattern = /^(?:import|export) (?!type )(?:[^;']* from )?'((?!node:)[^.#'][^']*)';$/gm;

test('the site is built and served with packages that start and build install', () => {
  const files = globSync(['scripts/start.ts', 'scripts/build/**/*.ts', 'src/**/*.{ts,tsx}']);
  const code = files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const sources = code.join('\n').matchAll(importPattern);
  const packages = [...new Set(Array.from(sources, ([, source = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0]))];
  expect(packages).toContain('vite');
  expect(Object.keys(packageFile.dependencies)).toEqual(expect.arrayContaining(packages));
});
