import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

const folder = 'src/web/ui/styles';
const resolvePackage = createRequire(import.meta.url).resolve;

/** Properties that Tailwind sets with several classes, meant to stand together. */
const sharedProperties = new Set(['content', 'transition-duration', 'transition-timing-function']);

async function compileClasses(classes: readonly string[]): Promise<Map<string, Set<string>>> {
  const compiler = await compile(readFileSync(join(folder, 'global.css'), 'utf8'), {
    base: folder,
    loadStylesheet: (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolvePackage(id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
    },
  });
  const css = compiler.build([...classes]);
  const found = new Map<string, Set<string>>();
  const blocks: string[] = [];
  for (const line of css.split('\n').map((text) => text.trim())) {
    if (line.endsWith('{')) blocks.push(line.slice(0, -2));
    else if (line === '}') blocks.pop();
    // The class of a parent, as in `group-open:`, stands in `:where()`.
    const selectors = blocks.map((block) => block.replace(/:where\([^()]*\)/, ''));
    const name = selectors
      .map((text) => /(?<!\d)\.((?:\\.|[\w-])+)/.exec(text)?.[1])
      .find((each) => each !== undefined);
    if (name === undefined || blocks[0] !== '@layer utilities') continue;
    const conditions = blocks.map((block) => block.replace(`.${name}`, '&'));
    const declarations = found.get(name.replaceAll('\\', '')) ?? new Set();
    found.set(name.replaceAll('\\', ''), declarations);
    const property = /^([a-z][\w-]*):/.exec(line)?.[1];
    if (property !== undefined && !sharedProperties.has(property))
      declarations.add([...conditions, property].join(' '));
  }
  return found;
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
    ...templates.map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}/g, ' ')),
  ];
}

const strings = globSync('src/web/**/*.tsx').flatMap((file) =>
  file.endsWith('.test.tsx')
    ? []
    : classStrings(readFileSync(file, 'utf8')).map((text) => ({ file, names: text.split(/\s+/).filter(Boolean) })),
);
const known = await compileClasses(strings.flatMap(({ names }) => names));

test('every class name of a component is one that Tailwind knows', () => {
  expect(strings.length).toBeGreaterThan(500);
  const unknown = strings.flatMap(({ file, names }) =>
    names.filter((name) => !known.has(name) && !/^group(\/|$)/.test(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('no two classes of one string set the same property', () => {
  const conflicts = strings.flatMap(({ file, names }) => {
    const all = names.flatMap((name) => [...(known.get(name) ?? [])]);
    return all
      .filter((property, index) => all.indexOf(property) !== index)
      .map((property) => `${file}: ${property}, ${names.join(' ')}`);
  });
  expect(conflicts).toEqual([]);
});

test('few arbitrary values are used once: as classes they cost every page their bytes, in a CSS module only its own', () => {
  const arbitrary = strings.flatMap(({ names }) => names).filter((name) => name.includes('['));
  const once = arbitrary.filter((name) => arbitrary.indexOf(name) === arbitrary.lastIndexOf(name));
  expect(once.length, once.join(' ')).toBeLessThanOrEqual(47);
});

test('the classes of a CSS module are those that its components name', () => {
  const named = new Map<string, Set<string>>();
  for (const file of globSync('src/web/**/*.tsx')) {
    const code = readFileSync(file, 'utf8');
    for (const [, name = '', path = ''] of code.matchAll(/import (\w+) from '([#.].*\.module\.css)'/g)) {
      const module = path.startsWith('#web/') ? path.replace('#web', 'src/web') : join(dirname(file), path);
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
