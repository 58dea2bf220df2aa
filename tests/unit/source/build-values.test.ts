import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defineBuildValues } from '#scripts/build/define-build-values.ts';
import { expectFound } from '#tests/support/expect-found.ts';

const home = 'src/content/build-values.ts';
const listReads = (file: string) =>
  readFileSync(file, 'utf8').match(/process\.env\.\w+|import\.meta\.env\??\.VITE_\w+/g);

test('the build defines each variable that build-values.ts reads, and no other', () => {
  expect(listReads(home)?.toSorted()).toEqual(Object.keys(defineBuildValues('en')).toSorted());
});

test('no other file of content and web reads a variable', () => {
  const files = globSync('src/{content,web}/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}'] });
  expectFound(files, 'files of content and web');
  expect(files.filter((file) => file !== home && listReads(file) !== null)).toEqual([]);
});
