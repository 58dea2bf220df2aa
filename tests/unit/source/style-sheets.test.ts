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

/** Widths in rem at which one component alone changes. */
const ownWidths = [
  // Below these the text of a phone is enlarged so far that a word of the component needs a line of its own.
  ...['16', '18.75', '20', '21.25', '22'],
  // From these on the cart has room for a wider panel, and the comparison for all its columns.
  ...['75', '80'],
];

test('media queries ask for widths of the theme, or for one that is named here', () => {
  const theme = sheets.find(({ file }) => file.endsWith('theme.css'))?.css ?? '';
  const named = [...theme.matchAll(/--breakpoint-\w+: ([\d.]+)rem/g)].map(([, width]) => width);
  const asked = findAll(/@media[^{]*/g).flatMap((query) =>
    [...query.matchAll(/\([^()]*width[^()]*\)/g)].flatMap(([condition]) =>
      Array.from(condition.matchAll(/[\d.]+\w+/g), ([width]) => ({ query, width })),
    ),
  );
  expect(named).toHaveLength(5);
  expect(asked.length).toBeGreaterThan(50);
  const known = [...named, ...ownWidths].map((width) => `${width}rem`);
  expect(asked.filter(({ width }) => !known.includes(width)).map(({ query }) => query)).toEqual([]);
  expect(ownWidths.filter((own) => !asked.some(({ width }) => width === `${own}rem`))).toEqual([]);
});
