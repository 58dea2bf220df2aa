import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  classSources,
  classStrings,
  compiledClasses,
  findClassesInGroup,
  findConflicts,
  findOverridden,
  findUnknownClasses,
  isOfElement,
} from '#tests/unit/support/source/class-strings.ts';
import { boxProperties, typeProperties } from '#tests/unit/support/source/css-properties.ts';

const mixed = classStrings.filter(({ names, ofModule }) => names.length > 0 && ofModule.length > 0);

test('every class name of a component is one that Tailwind knows', () => {
  expect(classStrings.length).toBeGreaterThan(500);
  expect(classStrings.flatMap(findUnknownClasses)).toEqual([]);
});

test('no two classes of one string set the same property', () => {
  expect(classStrings.flatMap(findConflicts)).toEqual([]);
});

test('no class sets what a class of the CSS module sets on the same element', () => {
  expect(mixed.filter(({ declaredInModule }) => declaredInModule.length > 0).length).toBeGreaterThan(50);
  expect(mixed.flatMap(findOverridden)).toEqual([]);
});

/* One place sets an element's whole box, and one its whole typography (rule 4 of the styles in CONTRIBUTING.md). */
test('an element with a class of a CSS module has its whole box there', () => {
  expect(mixed.flatMap((each) => findClassesInGroup(each, boxProperties))).toEqual([]);
});

test('an element whose CSS module sets its type has all of it there', () => {
  const typed = mixed.filter(({ declaredInModule }) =>
    declaredInModule.some((each) => isOfElement(each, typeProperties)),
  );
  expect(typed.length).toBeGreaterThan(3);
  expect(typed.flatMap((each) => findClassesInGroup(each, typeProperties))).toEqual([]);
});

test('few arbitrary values are used once', () => {
  const words = classSources.flatMap(({ file }) => readFileSync(file, 'utf8').split(/[\s'"`]+/));
  const arbitrary = new Set(classStrings.flatMap(({ names }) => names).filter((name) => name.includes('[')));
  const once = [...arbitrary].filter((name) => words.indexOf(name) === words.lastIndexOf(name));
  const remedy = 'Write the value in a CSS Module, or name it in theme.css (rule 1 of the styles in CONTRIBUTING.md)';
  expect(once.length, `${remedy}. Used once: ${once.join(' ')}`).toBeLessThanOrEqual(32);
});

test('few classes register properties, which every page has: `[transform:...]` does not, `transform-[...]` does', () => {
  expect(compiledClasses.match(/@property --\w[\w-]*/g)?.length).toBeLessThanOrEqual(12);
});

test('the classes of a CSS module are those that its components name', () => {
  const modules = Map.groupBy(
    classSources.flatMap(({ module }) => module ?? []),
    ({ file }) => file,
  );
  expect(modules.size).toBeGreaterThan(30);
  for (const [file, users] of modules) {
    const css = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|"[^"]*"|'[^']*'/g, '');
    const defined = [...css.matchAll(/\.([a-z]\w*)/gi)].map(([, className]) => className);
    expect(new Set(defined), file).toEqual(new Set(users.flatMap(({ names }) => names)));
  }
});
