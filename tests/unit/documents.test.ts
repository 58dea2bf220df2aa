import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md', 'tests/*.md', 'bench/*.md']);
const tests = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts']).map((file) => `/${file}`);

test('the tests that documents name exist', () => {
  const missing = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[\w/-]+\.(?:test|spec)\.tsx?/g)]
      .filter(([name]) => !tests.some((path) => path.endsWith(`/${name}`)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(documents.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});
