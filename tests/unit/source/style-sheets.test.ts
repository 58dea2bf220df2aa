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

/** Widths at which one component alone changes. */
const ownWidths = new Map([
  ['16rem', 'enlarged text on a phone: each amount of the list table has a line of its own'],
  ['18.75rem', 'enlarged text on a phone: numbers of drawings, labels of the catalogue, machines'],
  ['20rem', 'enlarged text on a phone: the cards of the shop'],
  ['21.25rem', 'two cards of products in a row'],
  ['22rem', 'enlarged text on a phone: the columns of the footer, the icons of the header'],
  ['75rem', 'a wider panel beside the cart'],
  ['80rem', 'the comparison fits without scrolling'],
]);

test('media queries ask for widths of the theme, or for one that is named here', () => {
  const theme = sheets.find(({ file }) => file.endsWith('theme.css'))?.css ?? '';
  const named = Array.from(theme.matchAll(/--breakpoint-\w+: ([\d.]+rem)/g), ([, width = '']) => width);
  const asked = findAll(/@media[^{]*/g).flatMap((query) =>
    [...query.matchAll(/\([^()]*width[^()]*\)/g)].flatMap(([condition]) =>
      Array.from(condition.matchAll(/[\d.]+\w+/g), ([width]) => ({ query, width })),
    ),
  );
  expect(named).toHaveLength(5);
  expect(asked.length).toBeGreaterThan(50);
  const known = new Set([...named, ...ownWidths.keys()]);
  expect(asked.filter(({ width }) => !known.has(width)).map(({ query }) => query)).toEqual([]);
  const used = new Set(asked.map(({ width }) => width));
  expect([...ownWidths.keys()].filter((width) => !used.has(width))).toEqual([]);
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
