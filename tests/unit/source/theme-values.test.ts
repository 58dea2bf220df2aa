import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { expectFound } from '#tests/support/expect-found.ts';
import { calmMs, easeOut, quickMs } from '#web/browser/motion/motion.ts';
import { uprightBelowPx } from '#web/features/grades/bank-card-frame.tsx';
import { slideIntervalMs } from '#web/pages/technology/slider/slider.ts';

const theme = readFileSync('src/web/ui/styles/theme.css', 'utf8');
const findValue = (name: string) => theme.split(`--${name}: `)[1]?.split(';')[0];
const findColours = (file: string) => readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/g);

test.each([
  ['src/web/app/render-document.ts', ['walnut']],
  ['public/manifest.webmanifest', ['cream', 'walnut']],
  ['scripts/build/locale-files/sheets/pdf-document.ts', ['ink', 'ink-soft', 'accent-strong', 'accent']],
  ['scripts/media/encode-picture.ts', ['walnut']],
  ['scripts/media/social-cards.ts', ['cream', 'accent']],
])('the colours in %s are %j of the theme', (file, names) => {
  expect(names.map((name) => findValue(`color-${name}`))).toEqual(findColours(file));
});

test('a space is a quarter of a rem for each unit of its number, or the same share of a narrow screen', () => {
  const spaces = [...theme.matchAll(/--spacing-([1-9]\d*): (.*);/g)].map(([, number, value]) => [
    Number(number),
    value,
  ]);
  expectFound(spaces, 'spaces in the theme');
  expect(spaces).toEqual(spaces.map(([units]) => [units, `min(${Number(units) / 4}rem, ${Number(units) * 1.25}vw)`]));
});

test('scripts move things with the easing and the durations of the theme', () => {
  expect(easeOut).toBe(findValue('ease-out'));
  expect([quickMs, calmMs].map((time) => `${time / 1000}s`)).toEqual([
    findValue('transition-duration-quick'),
    findValue('transition-duration-calm'),
  ]);
});

test('the bank card that sets the size of a millimetre stands upright below `md`', () => {
  expect(`${uprightBelowPx / 16}rem`).toBe(findValue('breakpoint-md'));
});

test('the line below a picture of the slider grows as long as the picture is shown', () => {
  const css = readFileSync('src/web/pages/technology/slider/picture-slider.module.css', 'utf8');
  expect(css).toContain(`animation: pass ${slideIntervalMs / 1000}s linear`);
});

test('each product has a card that enters after the one before it', () => {
  const css = readFileSync('src/web/pages/products/product-grid.module.css', 'utf8');
  const rules = Array.from(
    css.matchAll(/:nth-child\(n \+ (\d+)\) \{\s+--first-of-six: (\d+);/g),
    ([, first, before]) => ({
      firstCard: Number(first),
      cardsBefore: Number(before),
    }),
  );
  const sixes = Array.from({ length: Math.ceil(productIds.length / 6) - 1 }, (_, index) => 6 * (index + 1));
  expect(rules.slice(0, sixes.length)).toEqual(
    sixes.map((cardsBefore) => ({ firstCard: cardsBefore + 1, cardsBefore })),
  );
});
