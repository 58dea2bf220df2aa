import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';
import { placeProperties } from '#tests/unit/support/source/css-properties.ts';
import type { StyleDeclaration } from '#tests/unit/support/source/parse-style-sheet.ts';
import {
  findUnsetProperties,
  listDocumentedParameters,
  listParameters,
} from '#tests/unit/support/source/style-parameters.ts';
import {
  findBlocks,
  findDeclarations,
  findUnnamedZIndexes,
  listBreakpoints,
  listPictureWidths,
  listUnnamedSizes,
  styleSheets,
} from '#tests/unit/support/source/style-sheets.ts';

/** Cells, pictures and drawings, which a module may style wherever they come from. */
const freeTags = /^(thead|tbody|tfoot|tr|th|td|picture|img|video|svg|g|path|circle|text)$/;
const freeSelector = '.drawing *';

/** The tag that a selector ends with: `p` of `.box > p`, `a` of `.box a:visited`, or `*`. */
const tagAtEnd = /(?:^|[\s>+~])(\*|[a-z][a-z\d]*)(?::[^\s>+~]*)?$/;

function endsWithForbiddenTag(selector: string): boolean {
  const tag = tagAtEnd.exec(selector)?.[1];
  return tag !== undefined && !freeTags.test(tag) && selector !== freeSelector;
}

function selectsForbiddenTag({ blocks }: StyleDeclaration): boolean {
  if (blocks.some((block) => block.startsWith('@keyframes'))) return false;
  const selectors = blocks.findLast((block) => !block.startsWith('@')) ?? '';
  return selectors.split(/,\s*/).some(endsWithForbiddenTag);
}

test('no selector ends with a choice of :is(), which browsers try on every element', () => {
  const choiceAtEnd = /:is\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)[^\s>+~,]*\s*(?:,|$)/;
  expect(findBlocks(choiceAtEnd), 'write each choice as a selector of its own, or give the elements a class').toEqual(
    [],
  );
});

test('weights of type are those of the theme, except in the files of fonts', () => {
  expectFound(styleSheets, 'style sheets');
  const weights = findDeclarations(
    ({ property, value }) => /^font(-weight)?$/.test(property) && /^[1-9]\d{2}\b/.test(value),
  );
  expect(
    weights.filter((text) => !text.includes('faces.css')),
    'write var(--font-weight-...) of theme.css instead of a figure',
  ).toEqual([]);
});

test('each z-index is a named layer of the theme', () => {
  expect(findUnnamedZIndexes(), 'write a --z-index-... of theme.css, or its class, instead of a figure').toEqual([]);
});

const unnamedSizes = {
  '(height < 30rem)': 'a low screen: the order bar of a product shows only its button',
  '(height >= 44rem)': 'the fields of the send panel and its button fit beside the list',
  '@[17rem]': 'four grades lie side by side',
  'min-[21.25rem]': 'two cards of products in a row',
  'min-[75rem]': 'a wider panel beside the cart',
  'min-[80rem]': 'the comparison fits without scrolling',
} as const;

test('a width or height of a query has a name in the theme, or is listed in unnamedSizes', () => {
  expectFound(findBlocks(/^@(media|variant)\b/), 'media queries and variants');
  expect(
    listUnnamedSizes(),
    'take a name of the theme, as in `@variant lg`, or give one to a size that two places need; add to unnamedSizes ' +
      'one that a single place needs, as `@variant` or, for a height, `@media` says it, and remove what nothing asks for',
  ).toEqual(Object.keys(unnamedSizes).toSorted());
});

test('no width without a name stands in both `min-[…]` and `max-[…]`', () => {
  const widths = listUnnamedSizes().map((size) => size.replace(/(?:min|max)-/, ''));
  expect(
    widths.filter((width, index) => widths.indexOf(width) !== index),
    'give the width a name in theme.css',
  ).toEqual([]);
});

test('states are written as variants of Tailwind, such as `@variant hover`, which a touch does not leave behind', () => {
  const states = /:hover\b|^@media.*\b(print|screen|hover|forced-colors|scripting|prefers-reduced-motion)\b/;
  expect(findBlocks(states), 'write Tailwind’s `@variant` of the state, such as `@variant hover`').toEqual([]);
});

test('a module names a state of an element, or of what it contains, by Tailwind’s word for it', () => {
  const states =
    /^&(?::has\()?(?::(?:active|checked|disabled|focus)|\[aria-(?:checked|disabled|expanded|pressed|selected)=)[^ ]*$/;
  expect(
    findBlocks(states).filter((text) => text.includes('.module.css')),
    'write `@variant focus-visible`, `@variant aria-pressed` or `@variant has-checked { .part { … } }`',
  ).toEqual([]);
});

test('the widths in `sizes` of pictures are those of the theme, or listed in otherWidths', () => {
  const twoCards = 21.25;
  expect(
    findBlocks(/^@variant min-\[/),
    'set twoCards to the width at which the product grid gets two columns',
  ).toContain(`src/web/pages/products/product-grid.module.css: @variant min-[${twoCards}rem]`);
  const otherWidths = { 1296: 'the content has its full width', [16 * twoCards]: 'two cards of products in a row' };
  const [breakpoints, asked] = [listBreakpoints(), listPictureWidths()];
  expect(breakpoints).toHaveLength(7);
  expectFound(asked, 'widths in `sizes`');
  expect(
    asked.filter((width) => !breakpoints.includes(width) && !(width in otherWidths)),
    'write 16 times a --breakpoint-... of theme.css in `sizes`, or name the width in otherWidths',
  ).toEqual([]);
});

test('docs/browser.md lists each property that one file sets and another reads', () => {
  expect(findUnsetProperties(), 'set the property where the style sheet is used, or do not read it').toEqual([]);
  expect(
    listDocumentedParameters(),
    'add to the table of parameters in docs/browser.md what one file sets and another reads, sorted, and remove the rest',
  ).toEqual(listParameters());
});

test('a module that sets styles of the document is one that docs/browser.md lists', () => {
  const reaching = findBlocks(/^(:global\([^)]*\):has\(|@page)/).filter((text) => text.includes('.module.css'));
  expectFound(reaching, 'modules that set styles of the document');
  const listed = readFileSync('docs/browser.md', 'utf8');
  expect(
    reaching.filter((text) => !listed.includes(`\`${text.slice('src/web/'.length, text.indexOf(':'))}\``)),
    'style the component itself, or add the module to the table of docs/browser.md',
  ).toEqual([]);
});

const modules = styleSheets.filter(({ file }) => file.endsWith('.module.css'));

test('a module only places or moves what it selects by a tag or `*`, except cells, pictures and drawings', () => {
  const tagDeclarations = modules.flatMap(({ file, declarations }) =>
    declarations
      .filter(selectsForbiddenTag)
      .map(({ blocks, property }) => ({ file, selector: blocks.at(-1), property })),
  );
  expectFound(tagDeclarations, 'declarations for a tag or `*`');
  expect(
    tagDeclarations.filter(({ property }) => !placeProperties.test(property) && !property.startsWith('animation')),
    'give the component of `ui` a variant, or the element a class',
  ).toEqual([]);
});

test('a module refers to the theme only for a variant: else the reference stays in the built style', () => {
  const referring = modules.filter(({ file }) => readFileSync(file, 'utf8').startsWith('@reference'));
  expectFound(referring, 'modules that refer to the theme');
  const withoutVariant = referring.filter(
    ({ blocks }) => !blocks.some((block) => /^@(?:custom-)?variant\b/.test(block)),
  );
  expect(
    withoutVariant.map(({ file }) => file),
    'remove @reference',
  ).toEqual([]);
});
