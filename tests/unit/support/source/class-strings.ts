import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileClasses,
  longhands,
  parseClassDeclarations,
  stylesFolder,
  type Declaration,
} from './class-declarations.ts';
import { readClassSource } from './read-class-source.ts';

export const classSources = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map(readClassSource);

export interface ClassString {
  readonly file: string;
  readonly names: readonly string[];
  readonly moduleClasses: readonly string[];
}

export const classStrings = classSources.flatMap(({ file, strings }) =>
  strings.map((text): ClassString => {
    const all = text.split(/\s+/).filter(Boolean);
    const isOfModule = (name: string) => name.startsWith('styles.');
    return { file, names: all.filter((name) => !isOfModule(name)), moduleClasses: all.filter(isOfModule) };
  }),
);

export const compiledClasses = await compileClasses(classStrings.flatMap(({ names }) => names));
const declarations = parseClassDeclarations(compiledClasses);
const ownUtilities: readonly string[] =
  readFileSync(join(stylesFolder, 'utilities.css'), 'utf8').match(/(?<=^@utility )[\w-]+/gm) ?? [];

/** Leaves out `group`, which only marks an element for classes such as `group-open:` of elements inside it. */
export function findUnknownClasses({ file, names }: ClassString): string[] {
  return names
    .filter((name) => !declarations.has(name) && !/^group(\/|$)/.test(name))
    .map((name) => `${file}: ${name}`);
}

export function findClassesBesideModule({ file, names, moduleClasses }: ClassString): string[] {
  if (moduleClasses.length === 0) return [];
  return names
    .filter((name) => !isOwnUtility(name) && !/:hidden$|^(group|@container)(\/|$)/.test(name))
    .map((name) => `${file}: ${name} beside ${moduleClasses.join(' ')}`);
}

function isOwnUtility(name: string): boolean {
  return ownUtilities.some((each) => (each.endsWith('-') ? name.startsWith(each) : name === each));
}

export function findConflicts({ file, names }: ClassString): string[] {
  const all = names.flatMap((name) =>
    (declarations.get(name) ?? []).map((each) => ({
      name,
      property: each.property,
      conditions: getConditions(name, each),
    })),
  );
  return all
    .filter((one) =>
      all.some(
        (other) =>
          one.name !== other.name &&
          one.conditions === other.conditions &&
          (one.property === other.property ||
            (isOwnUtility(one.name) && longhands[one.property]?.test(other.property))),
      ),
    )
    .map(({ name, property }) => `${file}: ${property} of ${name}, ${names.join(' ')}`);
}

/**
 * For a class without a prefix such as `lg:`, leaves out the width queries that a utility contains: the class also
 * conflicts with what the utility sets inside them.
 */
function getConditions(name: string, { conditions }: Declaration): string {
  return (name.includes(':') ? conditions : conditions.filter((each) => !each.startsWith('@media (width'))).join(' ');
}
