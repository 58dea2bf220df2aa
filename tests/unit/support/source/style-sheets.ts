import { globSync, readFileSync } from 'node:fs';
import { parseStyleSheet, type StyleDeclaration } from './parse-style-sheet.ts';

export const styleSheets = globSync('src/web/**/*.css').map((file) => {
  const { blocks, declarations } = parseStyleSheet(readFileSync(file, 'utf8'));
  return { file, blocks, declarations };
});
export const webSources = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

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

export function findUnnamedLayers(): string[] {
  const classes = webSources.flatMap(({ file, source }) => {
    const layers = source.match(/(?<=["'`\s:])-?z-(?:\d+|\[[^\]]*\])(?=["'`\s])/g) ?? [];
    return layers.map((name) => `${file}: ${name}`);
  });
  const layers = findDeclarations(
    ({ property, value }) => property === 'z-index' && !value.startsWith('var(--z-index-'),
  );
  return [...layers, ...classes];
}

export function listScreenWidths(): string[] {
  return findBlocks(/^@(media|variant)\b/)
    .flatMap((query) => query.match(/(?<=m(?:in|ax)-)\[[^\]]+|\([^()]*width[^()]*\)/g) ?? [])
    .flatMap((width) => width.match(/[\d.]+[a-z]+/g) ?? []);
}

export function listScreenHeights(): string[] {
  return findBlocks(/^@(media|variant)\b/)
    .flatMap((query) => query.match(/\([^()]*height[^()]*\)/g) ?? [])
    .flatMap((height) => height.match(/[\d.]+[a-z]+/g) ?? []);
}

export function listContainerWidths(): { readonly file: string; readonly width: string }[] {
  return styleSheets.flatMap(({ file, blocks }) => {
    const widths = blocks.flatMap((block) => block.match(/(?<=^@container \(width [<>]=? )[\d.]+[a-z]+/) ?? []);
    return [...new Set(widths)].map((width) => ({ file, width }));
  });
}

/** The theme's breakpoints, in pixels at the default size of text. */
export function listBreakpoints(): number[] {
  const breakpoints = findDeclarations(
    ({ property, value }) => /^--breakpoint-\w+$/.test(property) && /^\d/.test(value),
  );
  return breakpoints.map((text) => 16 * parseFloat(text.split(': ').at(-1) ?? ''));
}

/** The widths, in pixels, at which a picture's `sizes` change. */
export function listPictureWidths(): number[] {
  return webSources.flatMap(({ source }) => source.match(/(?<=\(min-width: )\d+(?=px\))/g) ?? []).map(Number);
}
