import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('src/web/**/*.css').map((file) => ({
  file,
  css: readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
}));

function findAll(pattern: RegExp): string[] {
  expect(sheets.length).toBeGreaterThan(40);
  return sheets.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`));
}

test('no selector ends with a choice of :is(), which browsers try on every element', () => {
  expect(findAll(/:is\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)[^\s>+~,{]*\s*[,{]/g)).toEqual([]);
});

test('weights of type are those of the theme, but for the files of fonts', () => {
  expect(findAll(/\bfont(?:-weight)?:\s*[1-9]\d{2}\b/g).filter((text) => !text.includes('faces.css'))).toEqual([]);
});

test('what lies over something else is on a named layer of the theme', () => {
  const components = globSync('src/web/**/*.tsx').flatMap((file) => {
    const classes = readFileSync(file, 'utf8').match(/(?<=["'`\s:])-?z-(?:\d+|\[[^\]]*\])(?=["'`\s])/g) ?? [];
    return classes.map((name) => `${file}: ${name}`);
  });
  expect([...findAll(/\bz-index: (?!var\(--z-index-)[^;]*/g), ...components]).toEqual([]);
});

/** Widths at which one component alone changes. */
const ownWidths = {
  '16rem': 'enlarged text on a phone: each amount of the list table has a line of its own',
  '18.75rem': 'enlarged text on a phone: numbers of drawings, labels of the catalogue, machines',
  '20rem': 'enlarged text on a phone: the cards of the shop',
  '21.25rem': 'two cards of products in a row',
  '22rem': 'enlarged text on a phone: the columns of the footer, the icons of the header',
  '75rem': 'a wider panel beside the cart',
  '80rem': 'the comparison fits without scrolling',
} as const;

test('widths of the screen are names of the theme, as in `@variant lg`, or stand above', () => {
  const queries = findAll(/@(?:media|variant)[^{]*/g);
  const asked = queries
    .flatMap((query) => query.match(/(?<=m(?:in|ax)-)\[[^\]]+|\([^()]*width[^()]*\)/g) ?? [])
    .flatMap((width) => width.match(/[\d.]+[a-z]+/g) ?? []);
  expect(queries.length).toBeGreaterThan(100);
  expect(new Set(asked)).toEqual(new Set(Object.keys(ownWidths)));
});

test('a width of a container that two style sheets ask for is a name of the theme, as in `@variant @form`', () => {
  const found = sheets.flatMap(({ file, css }) => {
    const widths = css.match(/(?<=@container \(width [<>]=? )[\d.]+[a-z]+/g) ?? [];
    return [...new Set(widths)].map((width) => ({ file, width }));
  });
  expect(found.length).toBeGreaterThan(3);
  const filesByWidth = Map.groupBy(found, ({ width }) => width);
  expect([...filesByWidth.values()].filter((files) => files.length > 1)).toEqual([]);
});

test('what Tailwind has a word for is asked for by it, as in `@variant hover`, which a touch does not leave behind', () => {
  expect(
    findAll(/:hover\b|@media[^{]*\b(?:print|hover|forced-colors|scripting: none|prefers-reduced-motion)\b/g),
  ).toEqual([]);
});

test('pictures ask for widths of the theme in `sizes`, or for one that is named here', () => {
  const otherWidths = { 1296: 'the content has its full width', 340: '`21.25rem` of the products' };
  const theme = findAll(/--breakpoint-\w+: [\d.]+rem/g).map((text) => 16 * parseFloat(text.split(': ').at(-1) ?? ''));
  const asked = globSync('src/web/**/*.tsx').flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=\(min-width: )\d+(?=px\))/g) ?? [],
  );
  expect(theme).toHaveLength(5);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((width) => !theme.includes(Number(width)) && !(width in otherWidths))).toEqual([]);
});

test('what one file sets for the styles of another is a parameter that docs/browser.md lists', () => {
  const components = globSync('src/web/**/*.{ts,tsx}').map((file) => ({ file, css: readFileSync(file, 'utf8') }));
  const filesByName = (files: typeof sheets, pattern: RegExp) => {
    const found = new Map<string, Set<string>>();
    for (const { file, css } of files)
      for (const [, name = ''] of css.matchAll(pattern)) found.set(name, (found.get(name) ?? new Set()).add(file));
    return found;
  };
  const readers = filesByName(sheets, /var\((--[\w-]+)/g);
  const setters = filesByName([...sheets, ...components], /(?<=[\s{['])(--[\w-]+)(?=:|':|',)/g);
  const read = [...readers].filter(([name]) => setters.get(name)?.has('src/web/ui/styles/theme.css') !== true);
  expect(read.filter(([name]) => !setters.has(name))).toEqual([]);
  const parameters = read.filter(([name, files]) => [...(setters.get(name) ?? [])].some((file) => !files.has(file)));
  const listed = Array.from(
    readFileSync('docs/browser.md', 'utf8').matchAll(/^\| `(--[\w-]+)` /gm),
    ([, name]) => name,
  );
  expect(listed).toEqual(parameters.map(([name]) => name).toSorted());
});
