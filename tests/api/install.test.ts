import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const packageFile = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies',
  Readonly<Record<string, string>>
>;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'bin'));
  writeNpm('mkdir -p node_modules; echo "$@" >> npm.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stands for npm, so that nothing is installed. */
function writeNpm(script: string): void {
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Runs what stands before a script of `package.json`; returns how npm was called, if it was. */
function install(script: 'start' | 'build' | 'test'): string {
  const log = join(folder, 'npm.log');
  rmSync(log, { force: true });
  const [, , ...options] = packageFile.scripts[`pre${script}`]?.split(' ') ?? [];
  const { status } = spawnSync('node', [resolve('scripts/install.mjs'), ...options], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  });
  if (status !== 0) return `failed with ${status}`;
  return existsSync(log) ? readFileSync(log, 'utf8') : '';
}

test('start and build install no packages for development, and a test adds them', () => {
  expect(install('start')).toMatch(/^ci --omit=dev /);
  expect(install('build')).toBe('');
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
  writeNpm('mkdir -p node_modules; exit 1');
  expect(install('start')).toBe('failed with 1');
  writeNpm('echo "$@" >> npm.log');
  expect(install('start')).toMatch(/^ci --omit=dev /);
});

test('the site is built and served with packages that start and build install', () => {
  const files = globSync(['vite.config.ts', 'scripts/start.ts', 'scripts/build/**/*.ts', 'src/**/*.{ts,tsx}']);
  const code = files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const sources = code.join('\n').matchAll(importPattern);
  const packages = [...new Set(Array.from(sources, ([, source = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0]))];
  expect(packages).toContain('vite');
  expect(Object.keys(packageFile.dependencies)).toEqual(expect.arrayContaining(packages));
});

/** An import of a package, but for those of types only. */
const importPattern = /^(?:import|export) (?!type )(?:[^;']* from )?'((?!node:)[^.#'][^']*)';$/gm;
