import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md', 'tests/**/*.md', 'bench/*.md'], {
  exclude: (name) => name === 'node_modules',
});
const code = globSync(['*.ts', '{src,scripts,tests,bench}/**/*.{ts,tsx,mjs}'], {
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
