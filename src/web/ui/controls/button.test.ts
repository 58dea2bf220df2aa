import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';
import { computeContrast, getColor, mix, themeColors } from '#tests/unit/support/source/theme-colors.ts';
import { composeButtonClasses, type ButtonVariant } from './button.tsx';

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
  const ownColor = colorNames.find((name) => name === 'inherit' || themeColors.has(name)) ?? 'inherit';
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
      expect(Math.min(...fills.map((fill) => computeContrast(textColor, fill)))).toBeGreaterThanOrEqual(4.5);
    });
  }
}

test.each(Object.entries(allBackgrounds))('the primary button is filled with the accent on %s', (...background) => {
  expect(getLook('primary', ...background)).toEqual({
    fills: [getColor('accent'), getColor('accent-light')],
    textColor: getColor('ink'),
  });
});
