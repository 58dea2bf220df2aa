import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';

const components = globSync('src/web/**/*.tsx').map((file) => ({ file, source: readFileSync(file, 'utf8') }));

test.each([
  ['role="status"', 'messages/status.tsx'],
  ['role="alert"', 'messages/alert.tsx'],
  ['type="checkbox"', 'form/checkbox.tsx'],
  ['<form', 'form/form.tsx'],
  ['<dialog', 'controls/dialog.tsx'],
])('%s stands only in %s, whose component all others use', (markup, file) => {
  const files = components.filter(({ source }) => source.includes(markup)).map((component) => component.file);
  expect(files).toEqual([`src/web/ui/${file}`]);
});

test('outside `ui` a plain button is one that nobody sees', () => {
  const buttons = components
    .filter(({ file }) => !/^src\/web\/ui\/|\.test\.tsx$/.test(file))
    .flatMap(({ file, source }) => (source.match(/<button\b[^>]*>/g) ?? []).map((tag) => `${file}: ${tag}`));
  expect(
    buttons.filter((text) => !/\shidden>$/.test(text)),
    'take a `Button`, of the variant `bare` if it looks like no other',
  ).toEqual([]);
});

test('only components of `ui` import constants with classes', () => {
  const importing = components.filter(({ source }) => /^import \{[^}]*\w+Class(es)?\b[^}]*\}/m.test(source));
  expectFound(importing, 'components that import classes');
  expect(
    importing.map(({ file }) => file).filter((file) => !file.startsWith('src/web/ui/')),
    'give the component of `ui` a variant with the look',
  ).toEqual([]);
});

test('a single prop has its type in place, two or more have an interface with the name of the component', () => {
  const inline = components
    .filter(({ file }) => !file.endsWith('.test.tsx'))
    .flatMap(({ file, source }) =>
      Array.from(
        source.matchAll(/function ([A-Z]\w*)\(\{[^}]*\}: \{[^};]*;[^}]*\}\)/g),
        ([, name]) => `${file}: ${name}`,
      ),
    );
  expect(inline).toEqual([]);
});

test('props with classes may be undefined', () => {
  const strict = components.flatMap(({ file, source }) =>
    Array.from(source.matchAll(/\b(?:\w+C|c)lassName\?: string;/g), ([prop]) => `${file}: ${prop}`),
  );
  expect(strict, 'write `className?: string | undefined`').toEqual([]);
});
