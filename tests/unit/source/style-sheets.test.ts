import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseStyleSheet, type StyleDeclaration } from '#tests/unit/support/source/parse-style-sheet.ts';

const sheets = globSync('src/web/**/*.css').map((file) => {
  const { blocks, declarations } = parseStyleSheet(readFileSync(file, 'utf8'));
  return { file, blocks, declarations };
});
const components = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

function findDeclarations(isWanted: (declaration: StyleDeclaration) => boolean): string[] {
  expect(sheets.length).toBeGreaterThan(40);
  return sheets.flatMap(({ file, declarations }) =>
    declarations.filter(isWanted).map(({ property, value }) => `${file}: ${property}: ${value}`),
  );
}

/** At-rules and selectors. */
function findBlocks(pattern: RegExp): string[] {
  return sheets.flatMap(({ file, blocks }) =>
    blocks.filter((block) => pattern.test(block)).map((block) => `${file}: ${block}`),
  );
}

test('no selector ends with a choice of :is(), which browsers try on every element', () => {
  const choiceAtEnd = /:is\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)[^\s>+~,]*\s*(?:,|$)/;
  expect(findBlocks(choiceAtEnd)).toEqual([]);
});

test('weights of type are those of the theme, but for the files of fonts', () => {
  const weights = findDeclarations(
    ({ property, value }) => /^font(-weight)?$/.test(property) && /^[1-9]\d{2}\b/.test(value),
  );
  expect(weights.filter((text) => !text.includes('faces.css'))).toEqual([]);
});

test('what lies over something else is on a named layer of the theme', () => {
  const classes = components.flatMap(({ file, source }) => {
    const layers = source.match(/(?<=["'`\s:])-?z-(?:\d+|\[[^\]]*\])(?=["'`\s])/g) ?? [];
    return layers.map((name) => `${file}: ${name}`);
  });
  const layers = findDeclarations(
    ({ property, value }) => property === 'z-index' && !value.startsWith('var(--z-index-'),
  );
  expect([...layers, ...classes]).toEqual([]);
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
  const queries = findBlocks(/^@(media|variant)\b/);
  const asked = queries
    .flatMap((query) => query.match(/(?<=m(?:in|ax)-)\[[^\]]+|\([^()]*width[^()]*\)/g) ?? [])
    .flatMap((width) => width.match(/[\d.]+[a-z]+/g) ?? []);
  expect(queries.length).toBeGreaterThan(100);
  expect(new Set(asked)).toEqual(new Set(Object.keys(ownWidths)));
});

/** Heights at which one component alone changes. */
const ownHeights = {
  '30rem': 'a low screen: the request bar of a product shows only its button',
  '44rem': 'the fields of the send panel and its button fit beside the list',
} as const;

test('heights of the screen are `@variant tall`, or stand above', () => {
  const asked = findBlocks(/^@(media|variant)\b/).flatMap((query) => query.match(/\([^()]*height[^()]*\)/g) ?? []);
  const heights = asked.flatMap((height) => height.match(/[\d.]+[a-z]+/g) ?? []);
  expect(heights.toSorted()).toEqual(Object.keys(ownHeights));
});

test('a width of a container that two style sheets ask for is a name of the theme, as in `@variant @form`', () => {
  const found = sheets.flatMap(({ file, blocks }) => {
    const widths = blocks.flatMap((block) => block.match(/(?<=^@container \(width [<>]=? )[\d.]+[a-z]+/) ?? []);
    return [...new Set(widths)].map((width) => ({ file, width }));
  });
  expect(found.length).toBeGreaterThan(3);
  const filesByWidth = Map.groupBy(found, ({ width }) => width);
  expect([...filesByWidth.values()].filter((files) => files.length > 1)).toEqual([]);
});

test('what Tailwind has a word for is asked for by it, as in `@variant hover`, which a touch does not leave behind', () => {
  const states = /:hover\b|^@media.*\b(print|screen|hover|forced-colors|scripting|prefers-reduced-motion)\b/;
  expect(findBlocks(states)).toEqual([]);
});

test('pictures ask for widths of the theme in `sizes`, or for one that is named here', () => {
  const twoCards = 21.25;
  expect(findBlocks(/^@variant min-\[/)).toContain(
    `src/web/pages/products/product-grid.module.css: @variant min-[${twoCards}rem]`,
  );
  const otherWidths = { 1296: 'the content has its full width', [16 * twoCards]: 'two cards of products in a row' };
  const breakpoints = findDeclarations(
    ({ property, value }) => /^--breakpoint-\w+$/.test(property) && /^\d/.test(value),
  );
  const theme = breakpoints.map((text) => 16 * parseFloat(text.split(': ').at(-1) ?? ''));
  const asked = components.flatMap(({ source }) => source.match(/(?<=\(min-width: )\d+(?=px\))/g) ?? []);
  expect(theme).toHaveLength(5);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((width) => !theme.includes(Number(width)) && !(width in otherWidths))).toEqual([]);
});

test('what one file sets for the styles of another is a parameter that docs/browser.md lists', () => {
  const readers = new Map<string, Set<string>>();
  const setters = new Map<string, Set<string>>();
  const addTo = (files: typeof readers, name: string, file: string) =>
    files.set(name, (files.get(name) ?? new Set()).add(file));
  for (const { file, declarations } of sheets)
    for (const { property, value } of declarations) {
      if (property.startsWith('--')) addTo(setters, property, file);
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) addTo(readers, name, file);
    }
  for (const { file, source } of components)
    for (const [, name = ''] of source.matchAll(/['[](--[\w-]+)(?=:|':|',)/g)) addTo(setters, name, file);

  const isOfTheme = (name: string) => setters.get(name)?.has('src/web/ui/styles/theme.css') === true;
  const read = [...readers].filter(([name]) => !isOfTheme(name));
  expect(read.filter(([name]) => !setters.has(name))).toEqual([]);
  const parameters = read.filter(([name, reading]) => {
    const setting = setters.get(name) ?? new Set();
    return [...setting].some((file) => !reading.has(file)) || [...reading].some((file) => !setting.has(file));
  });
  const listed = Array.from(
    readFileSync('docs/browser.md', 'utf8').matchAll(/^\| `(--[\w-]+)` /gm),
    ([, name]) => name,
  );
  expect(listed).toEqual(parameters.map(([name]) => name).toSorted());
});
