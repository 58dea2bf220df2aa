import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { parseSync, Visitor, type ESTree } from 'vite';
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

async function compileClasses(classes: readonly string[]): Promise<string> {
  const compiler = await compile(readFileSync(join(folder, 'global.css'), 'utf8'), {
    base: folder,
    loadStylesheet: (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolvePackage(id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
    },
  });
  return compiler.build([...classes]);
}

function classDeclarations(css: string): ReadonlyMap<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const { blocks, property } of declarationsIn(css)) {
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
    return getSelectors(blocks)
      .filter((selector) => lastCompound(selector).match(/\.\w+/g)?.includes(`.${className}`))
      .map((selector) => ({ conditions: [selector], property }));
  });
}

/** The selectors that nested blocks make, without what stands in brackets. */
function getSelectors(blocks: readonly string[]): string[] {
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
    getSelectors(conditions).map((selector) => /::[\w-]+/.exec(lastCompound(selector))?.[0]),
  );
  return (
    (ofModule.property === ofClass.property || longhands[ofModule.property]?.test(ofClass.property) === true) &&
    getSelectors(ofClass.conditions).some((selector) => lastCompound(selector).includes('&')) &&
    ownBox?.some((box) => moduleBox?.includes(box)) === true
  );
}

interface Component {
  file: string;
  /** Names that stand together, of classes and, as `styles.name`, of a module. */
  strings: readonly string[];
  /** The names that it takes of its module, if it has one. */
  module: { file: string; names: readonly string[] } | undefined;
}

function readComponent(file: string): Component {
  const strings: string[] = [];
  const names: string[] = [];
  let module: string | undefined;
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  new Visitor({
    ImportDeclaration({ source, specifiers: [specifier] }) {
      if (specifier?.local.name === 'styles') module = moduleFile(file, source.value);
    },
    MemberExpression(node) {
      const name = nameOfModule(node);
      if (name !== undefined) names.push(name);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && /^class|Class/.test(name.name) && value)
        strings.push(...classStrings(value));
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'className') strings.push(...classStrings(value));
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && /Class(es)?$/.test(id.name) && init) strings.push(...classStrings(init));
    },
  }).visit(program);
  return { file, strings, module: module === undefined ? undefined : { file: module, names } };
}

function nameOfModule(node: ESTree.Node): string | undefined {
  const isOfModule =
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'styles' &&
    !node.computed;
  return isOfModule && node.property.type === 'Identifier' ? node.property.name : undefined;
}

/** The strings that an expression may be, each with what stands around it. */
function classStrings(node: ESTree.Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(classStrings);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(classStrings);
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((each) => (each.type === 'Property' ? classStrings(each.value) : []));
  if (node.type === 'JSXExpressionContainer' || node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return classStrings(node.expression);
  if (node.type === 'TemplateLiteral') {
    const fixed = [...node.quasis.map(({ value }) => value.raw), ...node.expressions.map(moduleClass)].join(' ');
    const inserted = node.expressions.filter((each) => moduleClass(each) === '').flatMap(classStrings);
    return [fixed, ...inserted.map((each) => `${fixed} ${each}`)];
  }
  return [moduleClass(node)].filter(Boolean);
}

function moduleClass(node: ESTree.Node): string {
  const name = nameOfModule(node);
  return name === undefined ? '' : `styles.${name}`;
}

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
  readFileSync(join(folder, 'utilities.css'), 'utf8').match(/(?<=^@utility )[\w-]+/gm) ?? [];
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
  // A utility of our own has its widths within: what it sets at one, a class without widths sets too.
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

/** Elements with classes of both kinds, and what the module declares for them. */
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
  const words = components.flatMap(({ file }) => readFileSync(file, 'utf8').split(/[\s'"`]+/));
  const arbitrary = new Set(strings.flatMap(({ names }) => names).filter((name) => name.includes('[')));
  const once = [...arbitrary].filter((name) => words.indexOf(name) === words.lastIndexOf(name));
  expect(once.length, once.join(' ')).toBeLessThanOrEqual(46);
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
