import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';
import { composeButtonClasses, type ButtonVariant } from './button.tsx';

/** Red, green and blue, 0 to 255. */
type Color = readonly [number, number, number];

const theme = new Map(
  [...readFileSync('src/web/ui/styles/theme.css', 'utf8').matchAll(/--color-([\w-]+): ([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

function mix(first: Color, second: Color, share: number): Color {
  const part = (at: 0 | 1 | 2) => first[at] * share + second[at] * (1 - share);
  return [part(0), part(1), part(2)];
}

function getColor(name: string): Color {
  const value = theme.get(name) ?? '';
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(value) ?? [];
  if (red && green && blue) return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
  const [, first, percent, second] =
    /^color-mix\(in srgb, var\(--color-([\w-]+)\) (\d+)%, var\(--color-([\w-]+)\)\)$/.exec(value) ?? [];
  if (!first || !second) throw new Error(`no colour: ${name} ${value}`);
  return mix(getColor(first), getColor(second), Number(percent) / 100);
}

/** The contrast ratio of WCAG 2. */
function contrast(first: Color, second: Color): number {
  const [lighter = 0, darker = 0] = [first, second].map(luminance).toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Backgrounds on which buttons stand, with the colour of the text on each. */
const lightBackgrounds = { cream: 'ink', linen: 'ink', paper: 'ink' };
const allBackgrounds = { ...lightBackgrounds, walnut: 'on-dark' };
const backgroundsByVariant: Record<ButtonVariant, Record<string, string>> = {
  primary: allBackgrounds,
  done: allBackgrounds,
  outline: allBackgrounds,
  suggestion: allBackgrounds,
  text: lightBackgrounds,
  flush: lightBackgrounds,
  stacked: lightBackgrounds,
  link: lightBackgrounds,
  'sentence-link': lightBackgrounds,
  bare: allBackgrounds,
};

function getLook(variant: ButtonVariant, background: string, inheritedColor: string) {
  const names = composeButtonClasses(variant).split(' ');
  const fills = names.flatMap((name) => {
    const [, color = '', percent = '100'] = /^(?:hover:)?bg-([a-z-]+)(?:\/(\d+))?$/.exec(name) ?? [];
    if (color === 'transparent') return [getColor(background)];
    return color === '' ? [] : [mix(getColor(color), getColor(background), Number(percent) / 100)];
  });
  const colorNames = names.map((name) => name.replace(/^text-/, ''));
  const ownColor = colorNames.find((name) => name === 'inherit' || theme.has(name)) ?? 'inherit';
  return { fills, textColor: getColor(ownColor === 'inherit' ? inheritedColor : ownColor) };
}

for (const [variant, backgrounds] of Object.entries(backgroundsByVariant) as [
  ButtonVariant,
  Record<string, string>,
][]) {
  for (const [background, inheritedColor] of Object.entries(backgrounds)) {
    test(`${variant} buttons have a contrast of at least 4.5 on ${background}, also under the pointer`, () => {
      const { fills, textColor } = getLook(variant, background, inheritedColor);
      expectFound(fills, 'colours of the button');
      expect(Math.min(...fills.map((fill) => contrast(textColor, fill)))).toBeGreaterThanOrEqual(4.5);
    });
  }
}

test.each(Object.entries(allBackgrounds))('the primary button is filled with the accent on %s', (...background) => {
  expect(getLook('primary', ...background)).toEqual({
    fills: [getColor('accent'), getColor('accent-light')],
    textColor: getColor('ink'),
  });
});
