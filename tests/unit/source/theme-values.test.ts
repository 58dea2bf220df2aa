import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { easing, quickMs } from '#web/browser/motion.ts';

const theme = readFileSync('src/web/ui/styles/theme.css', 'utf8');
const getValue = (name: string) => theme.split(`--${name}: `)[1]?.split(';')[0];
const coloursIn = (file: string) => readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/g);

/** Files that can't name a variable of the theme, and the colours that they copy, in their order. */
test.each([
  ['src/web/app/document.ts', ['walnut']],
  ['public/manifest.webmanifest', ['cream', 'walnut']],
  ['scripts/build/sheets/pdf-document.ts', ['ink', 'ink-soft', 'accent-strong', 'accent']],
  ['scripts/media/derive.ts', ['walnut']],
  ['scripts/media/list-social-cards.ts', ['cream', 'accent']],
])('the colours of %s are %j of the theme', (file, names) => {
  expect(names.map((name) => getValue(`color-${name}`))).toEqual(coloursIn(file));
});

test('scripts move things with the easing and the quick duration of the theme', () => {
  expect([easing, `${quickMs / 1000}s`]).toEqual([getValue('ease-out'), getValue('transition-duration-quick')]);
});
