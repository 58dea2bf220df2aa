import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';
import { classSources, classStrings } from '#tests/unit/support/source/class-strings.ts';
import { styleSheets } from '#tests/unit/support/source/style-sheets.ts';
import { computeContrast, getColor } from '#tests/unit/support/source/theme-colors.ts';

function findRingColor(file: string, rule: string): string | undefined {
  const [, after = ''] = readFileSync(`src/web/ui/styles/${file}`, 'utf8').split(`${rule} {`);
  return /^[^}]*?--focus-color: var\(--color-([\w-]+)\)/.exec(after)?.[1];
}

test.each([
  ['base.css', ':root', ['cream', 'linen', 'paper']],
  ['utilities.css', '@utility dark-part', ['walnut', 'ink']],
])('the ring of focus that %s sets in %s has a contrast of at least 3 on %j', (file, rule, backgrounds) => {
  const ring = getColor(findRingColor(file, rule) ?? '');
  for (const background of backgrounds) {
    expect(computeContrast(ring, getColor(background)), background).toBeGreaterThanOrEqual(3);
  }
});

const remedy = 'add the class `dark-part`, which sets the colours of text and of the ring of focus';

test('an element with the class of a dark background is a dark part, unless the background is that of a picture', () => {
  const dark = classStrings.filter(({ names }) => names.some((name) => /^bg-walnut(\/|$)/.test(name)));
  expectFound(dark, 'classes of a dark background');
  expect(
    dark.filter(({ names }) => !names.includes('dark-part')).map(({ file, names }) => `${file}: ${names.join(' ')}`),
    remedy,
  ).toEqual(['src/web/ui/picture.tsx: bg-walnut']);
});

test('an element whose module gives it a dark background is a dark part, or lies in one', () => {
  const dark = styleSheets.flatMap(({ file, declarations }) =>
    declarations
      .filter(({ property, value }) => property === 'background' && value === 'var(--color-walnut)')
      .map(({ blocks }) => ({ module: file, name: blocks.at(-1)?.replace('.', 'styles.') ?? '' })),
  );
  expectFound(dark, 'dark backgrounds in modules');
  const isDarkPart = ({ module, name }: (typeof dark)[number]) => {
    const users = new Set(classSources.filter((each) => each.module?.file === module).map(({ file }) => file));
    return classStrings.some(
      ({ file, names, moduleClasses }) =>
        users.has(file) && moduleClasses.includes(name) && names.includes('dark-part'),
    );
  };
  const inDialog = 'src/web/layout/side-menu.module.css: styles.panel';
  expect(
    dark.filter((part) => !isDarkPart(part)).map(({ module, name }) => `${module}: ${name}`),
    remedy,
  ).toEqual([inDialog]);
});
