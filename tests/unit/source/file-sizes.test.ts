import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';

const files = globSync('{src,scripts,bench}/**/*.{ts,tsx,mjs,css}').filter(
  (file) => !/\.test\.|\.generated\.|content\/(en|es)\/|styles\/base\.css$/.test(file),
);

test('a file has at most 180 lines, except texts, tests and the styles of elements', () => {
  expectFound(files, 'sources');
  const countLines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  expect(files.filter((file) => countLines(file) > 180)).toEqual([]);
});
