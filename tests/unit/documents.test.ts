import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';

const architecture = readFileSync('docs/architecture.md', 'utf8');
const documents = globSync(['*.md', '{docs,tests,bench,imagery,src}/**/*.md'], {
  exclude: (name) => name === 'node_modules',
});
const code = globSync(['*.ts', '{src,scripts,tests,bench,imagery}/**/*.{ts,tsx,mjs}'], {
  exclude: (name) => name === 'node_modules',
}).map((file) => `/${file}`);

function getFragments(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm);
  return Array.from(headings, ([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('the code files that documents name exist', () => {
  const missing = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w./*<>-])\/?[\w/-]+(?:\.(?:test|spec))?\.(?:tsx?|mjs)(?![\w./])/g)]
      .filter(([name]) => !code.some((path) => path.endsWith(`/${name.replace(/^\//, '')}`)))
      .map(([name]) => `${file}: ${name}`),
  );
  expectFound(documents, 'documents');
  expect(missing).toEqual([]);
});

test('relative links of documents lead to files and headings that exist', () => {
  const links = documents.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\)/g),
      ([, path, fragment]) => ({
        file,
        target: path ? join(dirname(file), path) : file,
        fragment,
      }),
    ),
  );
  const broken = links.filter(
    ({ target, fragment }) =>
      !existsSync(target) || (fragment !== undefined && !getFragments(target).includes(fragment)),
  );
  expectFound(links, 'relative links');
  expect(broken).toEqual([]);
});

test.each(['docs', 'docs/decisions'])('the index of %s links to each document of the folder', (folder) => {
  const index = readFileSync(`${folder}/README.md`, 'utf8');
  const names = globSync(`${folder}/*.md`).map((file) => basename(file));
  const unlinked = names.filter((name) => name !== 'README.md' && !index.includes(`](${name})`));
  expectFound(names, `documents in ${folder}`);
  expect(unlinked).toEqual([]);
});

test('the tree of docs/architecture.md names every folder of the sources', () => {
  const [tree = ''] = /src\/\n.*?(?=\n\n)/s.exec(architecture) ?? [];
  const folders = globSync([
    'src/{domain,content,server,web}/*/',
    'src/content/en/*/',
    'src/web/features/*/',
    'scripts/*/',
  ]);
  const missing = folders.filter((folder) => !new RegExp(`\\b${folder.split('/').at(-1)}\\b`).test(tree));
  expectFound(folders, 'folders of the sources');
  expect(missing).toEqual([]);
});

test('the subjects of docs/architecture.md have the folders and files of their rows', () => {
  const [, header = '', body = ''] = /^\| subject (.*)\n.*\n((?:\|.*\n)+)/m.exec(architecture) ?? [];
  const bases = [...header.matchAll(/`(.*?)`/g)].map(([, base = '']) => base);
  const cells = body
    .trim()
    .split('\n')
    .flatMap((row) =>
      row
        .split('|')
        .slice(2, -1)
        .flatMap((cell, column) => cell.split(',').map((name) => ({ base: bases[column], name: name.trim() }))),
    )
    .filter(({ name }) => name !== '-');
  const missing = cells.filter(({ base, name }) => globSync(`${base}/{,en/}${name}`).length === 0);
  expectFound(cells, 'folders and files of subjects');
  expect(missing).toEqual([]);
});

test('the steps of docs/architecture.md name functions that stand in their files', () => {
  const steps = [...architecture.matchAll(/^ {4}[ \d]\d {2}(\S+) +(\w+):/gm)];
  const wrong = steps.filter(([, file = '', name = '']) => {
    const path = `src/${file}`;
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(name);
  });
  expect(steps.length).toBe(architecture.match(/^ {4}[ \d]\d {2}\S/gm)?.length);
  expectFound(steps, 'steps');
  expect(wrong.map(([step]) => step)).toEqual([]);
});

test('the paths in the steps of docs/architecture.md begin below src', () => {
  const steps = architecture.match(/^ {4}[ \d]\d {2}\S.*\n(?: {20,}.*\n)*/gm) ?? [];
  const paths = steps.flatMap((step) => step.match(/[\w-]+(?:\/[\w-]+)+\.\w+/g) ?? []);
  expectFound(paths, 'paths in steps');
  expect(paths.filter((path) => !existsSync(`src/${path}`))).toEqual([]);
});
