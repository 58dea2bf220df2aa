import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

const folder = 'src/web/ui/styles';
const resolvePackage = createRequire(import.meta.url).resolve;

/** Properties that Tailwind sets with several classes, meant to stand together. */
const sharedProperties = new Set(['content', 'transition-duration', 'transition-timing-function']);

/** What a module sets with one property and classes with several. */
const longhands: Readonly<Record<string, RegExp>> = {
  background: /^background-/,
  border: /^border-(?!collapse|radius|spacing)/,
  flex: /^flex-(basis|grow|shrink)$/,
  'flex-flow': /^flex-(direction|wrap)$/,
  font: /^(font-|line-height$)/,
  gap: /^(column|row)-gap$/,
  'grid-area': /^grid-(column|row)/,
  'grid-template': /^grid-template-/,
  inset: /^(inset-|top$|right$|bottom$|left$)/,
  margin: /^margin-/,
  overflow: /^overflow-[xy]$/,
  padding: /^padding-/,
};

/** What lays out an element and its children. */
const isLayout = /^(display|(grid|flex)(-.*)?|(column-|row-)?gap|(align|justify|place)-(content|items|self)|order)$/;

interface Declaration {
  /** The at-rules, and the selectors with `&` for the class. */
  conditions: readonly string[];
  property: string;
}

/** The declarations of a formatted style sheet. */
function* declarationsIn(css: string): Generator<{ blocks: readonly string[]; property: string }> {
  const blocks: string[] = [];
  for (const line of css.split('\n').map((text) => text.trim())) {
    if (line.endsWith('{')) blocks.push(line.slice(0, -2));
    else if (line === '}') blocks.pop();
    else {
      const property = /^([a-z-][\w-]*):/.exec(line)?.[1];
      if (property !== undefined) yield { blocks: [...blocks], property };
    }
  }
}

async function compileClasses(classes: readonly string[]): Promise<Map<string, Declaration[]>> {
  const compiler = await compile(readFileSync(join(folder, 'global.css'), 'utf8'), {
    base: folder,
    loadStylesheet: (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolvePackage(id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
    },
  });
  const found = new Map<string, Declaration[]>();
  for (const { blocks, property } of declarationsIn(compiler.build([...classes]))) {
    // The class of a parent, as in `group-open:`, stands in `:where()`.
    const selectors = blocks.map((block) => block.replace(/:where\([^()]*\)/, ''));
    const name = selectors
      .map((text) => /(?<!\d)\.((?:\\.|[\w-])+)/.exec(text)?.[1])
      .find((each) => each !== undefined);
    if (name === undefined || blocks[0] !== '@layer utilities') continue;
    const declarations = found.get(name.replaceAll('\\', '')) ?? [];
    found.set(name.replaceAll('\\', ''), declarations);
    const conditions = blocks.slice(1).map((block) => block.replace(`.${name}`, '&'));
    if (!property.startsWith('--tw-') && !sharedProperties.has(property))
      declarations.push({ conditions: conditions.filter((condition) => condition !== '&'), property });
  }
  return found;
}

function moduleFile(importer: string, path: string): string {
  return path.startsWith('#web/') ? path.replace('#web', 'src/web') : join(dirname(importer), path);
}

/** What a CSS module declares for the elements of a class, at any width, in any state and inside any other element. */
function moduleDeclarations(file: string, className: string): Declaration[] {
  const css = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/,\n\s*/g, ', ');
  return [...declarationsIn(css)].flatMap(({ blocks, property }) => {
    // What lies in a layer gives way to classes.
    if (blocks[0]?.startsWith('@layer')) return [];
    return selectorsOf(blocks)
      .filter((selector) => lastCompound(selector).match(/\.\w+/g)?.includes(`.${className}`))
      .map((selector) => ({ conditions: [selector], property }));
  });
}

/** The selectors that nested blocks make, without what stands in brackets. */
function selectorsOf(blocks: readonly string[]): string[] {
  let selectors = ['&'];
  for (const block of blocks.filter((each) => !each.startsWith('@'))) {
    let bare = block;
    while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '');
    const inner = bare.split(', ').map((each) => (each.includes('&') ? each : `& ${each}`));
    selectors = selectors.flatMap((outer) => inner.map((each) => each.replace('&', outer)));
  }
  return selectors;
}

/** What a selector says of the element that it finds. */
function lastCompound(selector: string): string {
  return selector.split(/[ >+~]+/).at(-1) ?? '';
}

/** A module lies in no layer: it wins over a class wherever it applies itself, also over one of a single width or state. */
function isOverridden(ofClass: Declaration, ofModule: Declaration): boolean {
  const [ownBox, moduleBox] = [ofClass, ofModule].map(({ conditions }) =>
    selectorsOf(conditions).map((selector) => /::[\w-]+/.exec(lastCompound(selector))?.[0]),
  );
  return (
    (ofModule.property === ofClass.property || longhands[ofModule.property]?.test(ofClass.property) === true) &&
    selectorsOf(ofClass.conditions).some((selector) => lastCompound(selector).includes('&')) &&
    ownBox?.some((box) => moduleBox?.includes(box)) === true
  );
}

/** The strings of class names in a component: those of `className`, and of constants whose names end in `Class` or `Classes`. */
function classStrings(code: string): string[] {
  const attributes = code.matchAll(/className[:=]\s*(?:\{((?:[^{}]|\{[^{}]*\})*)\}|("[^"]*"|'[^']*'))/g);
  const constants = code.matchAll(/const \w*Class(?:es)?\b[^=]*= ([^;]*);/g);
  const expressions = [...attributes, ...constants].map(([, first, second]) => first ?? second ?? '').join('\n');
  // A text after `=` or `(` is compared or passed to a function: no class.
  const quoted = [...expressions.matchAll(/([=(]\s*)?(["'])([^"'`\n]*)\2/g)].filter(
    ([, before]) => before === undefined,
  );
  const templates = [...expressions.matchAll(/`((?:[^`$]|\$\{[^}]*\})*)`/g)];
  return [
    ...quoted.map(([, , , text = '']) => text),
    // Of what `${...}` puts in, only the classes of a module are kept: `styles.name`.
    ...templates.map(([, text = '']) =>
      text.replaceAll(
        /\$\{([^}]*)\}/g,
        (_, inserted: string) => ` ${(inserted.match(/\bstyles\.\w+/g) ?? []).join(' ')} `,
      ),
    ),
  ];
}

const strings = globSync('src/web/**/*.tsx').flatMap((file) => {
  if (file.endsWith('.test.tsx')) return [];
  return classStrings(readFileSync(file, 'utf8')).map((text) => {
    const all = text.split(/\s+/).filter(Boolean);
    const isOfModule = (name: string) => name.startsWith('styles.');
    return { file, names: all.filter((name) => !isOfModule(name)), ofModule: all.filter(isOfModule) };
  });
});
const ownUtilities: readonly string[] =
  readFileSync(join(folder, 'utilities.css'), 'utf8').match(/(?<=^@utility )[\w-]+/gm) ?? [];
const isOwn = (name: string) => ownUtilities.includes(name);
const known = await compileClasses(strings.flatMap(({ names }) => names));

test('every class name of a component is one that Tailwind knows', () => {
  expect(strings.length).toBeGreaterThan(500);
  const unknown = strings.flatMap(({ file, names }) =>
    names.filter((name) => !known.has(name) && !/^group(\/|$)/.test(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('no two classes of one string set the same property', () => {
  // A utility of our own has its widths within: what it sets at one, a class without widths sets too.
  const conditionsOf = (name: string, { conditions }: Declaration) =>
    (name.includes(':') ? conditions : conditions.filter((each) => !each.startsWith('@media (width'))).join(' ');
  const conflicts = strings.flatMap(({ file, names }) => {
    const all = names.flatMap((name) =>
      (known.get(name) ?? []).map((each) => ({ name, property: each.property, at: conditionsOf(name, each) })),
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

/** Elements with classes of both kinds, and what the module declares for them. */
const paired = strings.flatMap(({ file, names, ofModule }) => {
  if (names.length === 0 || ofModule.length === 0) return [];
  const path = /import styles from '([^']*)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const module = moduleFile(file, path);
  const stronger = ofModule.flatMap((name) => moduleDeclarations(module, name.replace('styles.', '')));
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

test('an element whose layout is in its CSS module has all its layout there', () => {
  const split = paired.flatMap(({ file, names, ofModule, stronger }) => {
    if (!stronger.some(({ property }) => isLayout.test(property))) return [];
    return names
      .filter(
        (name) => !/:hidden$|^before:/.test(name) && known.get(name)?.every(({ property }) => isLayout.test(property)),
      )
      .map((name) => `${file}: ${name}, ${ofModule.join(' ')}`);
  });
  expect(split).toEqual([]);
});

test('few arbitrary values are used once', () => {
  const arbitrary = strings.flatMap(({ names }) => names).filter((name) => name.includes('['));
  const once = arbitrary.filter((name) => arbitrary.indexOf(name) === arbitrary.lastIndexOf(name));
  expect(once.length, once.join(' ')).toBeLessThanOrEqual(46);
});

test('the classes of a CSS module are those that its components name', () => {
  const named = new Map<string, Set<string>>();
  for (const file of globSync('src/web/**/*.tsx')) {
    const code = readFileSync(file, 'utf8');
    for (const [, name = '', path = ''] of code.matchAll(/import (\w+) from '([#.].*\.module\.css)'/g)) {
      const module = moduleFile(file, path);
      const names = named.get(module) ?? new Set();
      named.set(module, names);
      for (const [, owner, className = ''] of code.matchAll(/\b(\w+)\.(\w+)\b/g))
        if (owner === name) names.add(className);
    }
  }
  expect(named.size).toBeGreaterThan(30);
  for (const [module, names] of named) {
    const css = readFileSync(module, 'utf8').replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|"[^"]*"|'[^']*'/g, '');
    const defined = [...css.matchAll(/\.([a-z]\w*)/gi)].map(([, className]) => className);
    expect(new Set(defined), module).toEqual(names);
  }
});
