import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';
import { findLostAttributes } from '#tests/unit/support/source/find-lost-attributes.ts';

const components: Readonly<Record<string, string>> = {
  './open.tsx': 'export function Open({ label, ...rest }: Props) {}',
  './closed.tsx': 'export function Closed({ label }: Props) {}',
};

const find = (jsx: string) =>
  findLostAttributes(
    'a.tsx',
    `import { Open } from './open.tsx';\nimport { Closed } from './closed.tsx';\nconst a = ${jsx};`,
    (specifier) => components[specifier],
  );

test('each data attribute of a component reaches an element', () => {
  const files = globSync('src/web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
  expectFound(files, 'components');
  const lost = files.flatMap((file) =>
    findLostAttributes(file, readFileSync(file, 'utf8'), (specifier) => {
      const path = specifier.startsWith('#web/')
        ? specifier.replace('#web', 'src/web')
        : join(dirname(file), specifier);
      return /^[#.]/.test(specifier) ? readFileSync(path, 'utf8') : undefined;
    }),
  );
  expect(lost, 'let the component hand on its props, or set the attribute on an element').toEqual([]);
});

test('the test finds an attribute that a component drops', () => {
  expect(find('<p><Closed label="x" data-added /></p>')).toEqual(['a.tsx:3 data-added']);
});

test('the test accepts attributes of elements, and of components that hand on their props', () => {
  expect(find('<p data-added><Open label="x" data-added /></p>')).toEqual([]);
});
