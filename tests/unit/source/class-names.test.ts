import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';
import {
  classSources,
  classStrings,
  compiledClasses,
  findClassesBesideModule,
  findConflicts,
  findUnknownClasses,
} from '#tests/unit/support/source/class-strings.ts';

const maxValuesUsedOnce = 32;
const maxRegisteredProperties = 12;

test('every class name of a component is one that Tailwind knows', () => {
  expectFound(classStrings, 'class strings');
  expect(classStrings.flatMap(findUnknownClasses)).toEqual([]);
});

test('no two classes of one string set the same property', () => {
  expect(classStrings.flatMap(findConflicts)).toEqual([]);
});

test.each([
  ['a class that Tailwind does not know', findUnknownClasses, { names: ['flex', 'flexx'] }],
  ['two classes that set the same property', findConflicts, { names: ['flex', 'grid'] }],
  ['a class of Tailwind beside one of a module', findClassesBesideModule, { moduleClasses: ['styles.box'] }],
] as const)('a string with %s is found', (_, find, classes) => {
  const faultless = { file: 'a.tsx', names: ['flex'], moduleClasses: [] };
  expect(find({ ...faultless, ...classes })).not.toEqual([]);
  expect(find(faultless)).toEqual([]);
});

test('an element has classes of Tailwind, or its whole look in a CSS module', () => {
  expectFound(
    classStrings.filter(({ moduleClasses }) => moduleClasses.length > 0),
    'classes of modules',
  );
  expect(
    classStrings.flatMap(findClassesBesideModule),
    'write the declaration in the module, or all of them as classes (rule 4 of the styles in CONTRIBUTING.md)',
  ).toEqual([]);
});

test(`at most ${maxValuesUsedOnce} arbitrary values are used once`, () => {
  const words = classSources.flatMap(({ file }) => readFileSync(file, 'utf8').split(/[\s'"`]+/));
  const arbitrary = new Set(classStrings.flatMap(({ names }) => names).filter((name) => name.includes('[')));
  const once = [...arbitrary].filter((name) => words.indexOf(name) === words.lastIndexOf(name));
  const remedy = 'Write the value in a CSS Module, or name it in theme.css (rule 1 of the styles in CONTRIBUTING.md)';
  expect(once.length, `${remedy}. Used once: ${once.join(' ')}`).toBeLessThanOrEqual(maxValuesUsedOnce);
});

test(`classes register at most ${maxRegisteredProperties} properties, which every page then has`, () => {
  const registered = compiledClasses.match(/@property --\w[\w-]*/g) ?? [];
  expectFound(registered, 'registered properties');
  expect(registered.length, 'write `[transform:...]` instead of `transform-[...]`').toBeLessThanOrEqual(
    maxRegisteredProperties,
  );
});

test('the classes of a CSS module are those that its components name', () => {
  const modules = Map.groupBy(
    classSources.flatMap(({ module }) => module ?? []),
    ({ file }) => file,
  );
  expectFound([...modules], 'modules with classes');
  for (const [file, users] of modules) {
    const css = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|"[^"]*"|'[^']*'/g, '');
    const defined = [...css.matchAll(/\.([a-z]\w*)/gi)].map(([, className]) => className);
    expect(new Set(defined), file).toEqual(new Set(users.flatMap(({ names }) => names)));
  }
});
