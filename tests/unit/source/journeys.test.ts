import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';

test('journeys find elements by role, label or text, and by CSS only through `byCss`', () => {
  const files = globSync('tests/e2e/**/*.ts').filter((file) => !file.endsWith('support/finding/by-css.ts'));
  expectFound(files, 'files of journeys');
  expect(files.filter((file) => /\.locator\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
