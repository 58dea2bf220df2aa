import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', '{docs,tests,bench,imagery,src}/**/*.md'], {
  exclude: (name) => name === 'node_modules',
});
const code = globSync(['*.ts', '{src,scripts,tests,bench,imagery}/**/*.{ts,tsx,mjs}'], {
  exclude: (name) => name === 'node_modules',
}).map((file) => `/${file}`);

test('the code files that documents name exist', () => {
  const missing = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<=[`/ ])[\w/-]+(?:\.(?:test|spec))?\.(?:tsx?|mjs)(?=`)/g)]
      .filter(([name]) => !code.some((path) => path.endsWith(`/${name.replace(/^\//, '')}`)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(documents.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

function getFragments(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm);
  return Array.from(headings, ([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

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
  expect(links.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('the tree of docs/architecture.md names every folder of the sources', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const [tree = ''] = /src\/\n.*?(?=\n\n)/s.exec(text) ?? [];
  const folders = globSync([
    'src/{domain,content,server,web}/*/',
    'src/content/en/*/',
    'src/web/features/*/',
    'scripts/*/',
  ]);
  const missing = folders.filter((folder) => !new RegExp(`\\b${folder.split('/').at(-1)}\\b`).test(tree));
  expect(folders.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
