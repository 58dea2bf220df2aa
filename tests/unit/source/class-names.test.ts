import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  classDeclarations,
  compileClasses,
  isOverridden,
  longhands,
  moduleDeclarations,
  stylesFolder,
  type Declaration,
} from '#tests/unit/support/source/class-declarations.ts';
import { readComponent } from '#tests/unit/support/source/component-classes.ts';

/** Properties that are read together, by what they say of an element. */
const groups = {
  layout: /^(display|(grid|flex)(-.*)?|(column-|row-)?gap|(align|justify|place)-(content|items|self)|order)$/,
  size: /^((min-|max-)?(width|height)|aspect-ratio)$/,
  padding: /^padding/,
  border: /^border/,
  type: /^(font(-family|-size|-style|-weight)?|line-height|letter-spacing)$/,
};

const components = globSync('src/web/**/*.tsx')
  .filter((file) => !file.endsWith('.test.tsx'))
  .map(readComponent);
const strings = components.flatMap(({ file, module, strings: texts }) =>
  texts.map((text) => {
    const all = text.split(/\s+/).filter(Boolean);
    const isOfModule = (name: string) => name.startsWith('styles.');
    return { file, module, names: all.filter((name) => !isOfModule(name)), ofModule: all.filter(isOfModule) };
  }),
);
const ownUtilities: readonly string[] =
  readFileSync(join(stylesFolder, 'utilities.css'), 'utf8').match(/(?<=^@utility )[\w-]+/gm) ?? [];
const isOwn = (name: string) => ownUtilities.includes(name);
const compiled = await compileClasses(strings.flatMap(({ names }) => names));
const known = classDeclarations(compiled);

test('every class name of a component is one that Tailwind knows', () => {
  expect(strings.length).toBeGreaterThan(500);
  const unknown = strings.flatMap(({ file, names }) =>
    names.filter((name) => !known.has(name) && !/^group(\/|$)/.test(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('no two classes of one string set the same property', () => {
  // A utility of `utilities.css` may contain media queries. A class without a prefix such as `lg:` still conflicts with
  // what the utility sets within one.
  const getConditions = (name: string, { conditions }: Declaration) =>
    (name.includes(':') ? conditions : conditions.filter((each) => !each.startsWith('@media (width'))).join(' ');
  const conflicts = strings.flatMap(({ file, names }) => {
    const all = names.flatMap((name) =>
      (known.get(name) ?? []).map((each) => ({ name, property: each.property, at: getConditions(name, each) })),
    );
    return all
      .filter((one) =>
        all.some(
          (other) =>
            one.name !== other.name &&
            one.at === other.at &&
            (one.property === other.property || (isOwn(one.name) && longhands[one.property]?.test(other.property))),
        ),
      )
      .map(({ name, property }) => `${file}: ${property} of ${name}, ${names.join(' ')}`);
  });
  expect(conflicts).toEqual([]);
});

/** Elements with Tailwind's classes and those of a module, and what the module declares for them. */
const paired = strings.flatMap(({ file, module, names, ofModule }) => {
  if (names.length === 0 || ofModule.length === 0 || !module) return [];
  const stronger = ofModule.flatMap((name) => moduleDeclarations(module.file, name.replace('styles.', '')));
  return [{ file, names, ofModule, stronger }];
});

test('no class sets what a class of the CSS module sets on the same element', () => {
  expect(paired.length).toBeGreaterThan(100);
  const conflicts = paired.flatMap(({ file, names, ofModule, stronger }) => {
    return names
      .filter((name) => known.get(name)?.some((weak) => stronger.some((each) => isOverridden(weak, each))))
      .map((name) => `${file}: ${name}, ${ofModule.join(' ')}`);
  });
  expect(conflicts).toEqual([]);
});

test.each(Object.entries(groups))('an element with %s in its CSS module has all of it there', (_name, group) => {
  const split = paired.flatMap(({ file, names, ofModule, stronger }) => {
    const isOfElement = ({ conditions, property }: Declaration) =>
      group.test(property) && !/::/.test(conditions.join());
    if (!stronger.some(isOfElement)) return [];
    return names
      .filter(
        (name) => !/:hidden$|^before:/.test(name) && known.get(name)?.every(({ property }) => group.test(property)),
      )
      .map((name) => `${file}: ${name}, ${ofModule.join(' ')}`);
  });
  expect(split).toEqual([]);
});

test('few arbitrary values are used once', () => {
  const words = components.flatMap(({ file }) => readFileSync(file, 'utf8').split(/[\s'"`]+/));
  const arbitrary = new Set(strings.flatMap(({ names }) => names).filter((name) => name.includes('[')));
  const once = [...arbitrary].filter((name) => words.indexOf(name) === words.lastIndexOf(name));
  expect(once.length, once.join(' ')).toBeLessThanOrEqual(43);
});

test('few classes register properties, which every page has: `[transform:...]` does not, `transform-[...]` does', () => {
  expect(compiled.match(/@property --\w[\w-]*/g)?.length).toBeLessThanOrEqual(12);
});

test('the classes of a CSS module are those that its components name', () => {
  const modules = Map.groupBy(
    components.flatMap(({ module }) => module ?? []),
    ({ file }) => file,
  );
  expect(modules.size).toBeGreaterThan(30);
  for (const [file, users] of modules) {
    const css = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|"[^"]*"|'[^']*'/g, '');
    const defined = [...css.matchAll(/\.([a-z]\w*)/gi)].map(([, className]) => className);
    expect(new Set(defined), file).toEqual(new Set(users.flatMap(({ names }) => names)));
  }
});
