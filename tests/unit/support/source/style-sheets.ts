import { globSync, readFileSync } from 'node:fs';
import { parseStyleSheet, type StyleDeclaration } from './parse-style-sheet.ts';

export const styleSheets = globSync('src/web/**/*.css').map((file) => {
  const { blocks, declarations } = parseStyleSheet(readFileSync(file, 'utf8'));
  return { file, blocks, declarations };
});
export const webSources = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const unnamedVariant = /(?<![\w-])(?:@?(?:min|max)-|@)\[[\d.]+[a-z]+\]/;
const sizeInQuery = new RegExp(`${unnamedVariant.source}|\\([^()]*(?:width|height)[^()]*\\)`, 'g');
const sizeInClass = new RegExp(`${unnamedVariant.source}(?=:)`, 'g');

export function findDeclarations(isWanted: (declaration: StyleDeclaration) => boolean): string[] {
  return styleSheets.flatMap(({ file, declarations }) =>
    declarations.filter(isWanted).map(({ property, value }) => `${file}: ${property}: ${value}`),
  );
}

export function findBlocks(pattern: RegExp): string[] {
  return styleSheets.flatMap(({ file, blocks }) =>
    blocks.filter((block) => pattern.test(block)).map((block) => `${file}: ${block}`),
  );
}

export function findUnnamedZIndexes(): string[] {
  const classes = webSources.flatMap(({ file, source }) => {
    const layers = source.match(/(?<=["'`\s:])-?z-(?:\d+|\[[^\]]*\])(?=["'`\s])/g) ?? [];
    return layers.map((name) => `${file}: ${name}`);
  });
  const layers = findDeclarations(
    ({ property, value }) => property === 'z-index' && !value.startsWith('var(--z-index-'),
  );
  return [...layers, ...classes];
}

/**
 * Lists the queries of style sheets and classes that ask for a size in numbers, not by the name of a breakpoint, once
 * for each use: `max-[20rem]` asks for the screen's width, `@max-[16rem]` for a container's.
 */
export function listUnnamedSizes(): string[] {
  const styleSheetSizes = findBlocks(/^@(media|container|variant)\b/).flatMap(
    (query) => query.match(sizeInQuery) ?? [],
  );
  const classSizes = webSources.flatMap(({ source }) => source.match(sizeInClass) ?? []);
  return [...styleSheetSizes, ...classSizes].toSorted();
}

export function listBreakpoints(): number[] {
  const breakpoints = findDeclarations(
    ({ property, value }) => /^--breakpoint-\w+$/.test(property) && /^\d/.test(value),
  );
  const remPx = 16;
  return breakpoints.map((text) => remPx * Number.parseFloat(text.split(': ').at(-1) ?? ''));
}

export function listPictureWidths(): number[] {
  return webSources.flatMap(({ source }) => source.match(/(?<=\(min-width: )\d+(?=px\))/g) ?? []).map(Number);
}
