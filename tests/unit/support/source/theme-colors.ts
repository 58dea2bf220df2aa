import { readFileSync } from 'node:fs';

type Color = readonly [red: number, green: number, blue: number];

export const themeColors = new Map(
  [...readFileSync('src/web/ui/styles/theme.css', 'utf8').matchAll(/--color-([\w-]+): ([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

export function mix(first: Color, second: Color, share: number): Color {
  const mixPart = (at: 0 | 1 | 2) => first[at] * share + second[at] * (1 - share);
  return [mixPart(0), mixPart(1), mixPart(2)];
}

export function getColor(name: string): Color {
  const value = themeColors.get(name) ?? '';
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(value) ?? [];
  if (red && green && blue) return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
  const [, first, percent, second] =
    /^color-mix\(in srgb, var\(--color-([\w-]+)\) (\d+)%, var\(--color-([\w-]+)\)\)$/.exec(value) ?? [];
  if (!first || !second) throw new Error(`no colour: ${name} ${value}`);
  return mix(getColor(first), getColor(second), Number(percent) / 100);
}

/** The contrast ratio of WCAG 2. */
export function computeContrast(first: Color, second: Color): number {
  const [lighter = 0, darker = 0] = [first, second].map(computeLuminance).toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function computeLuminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
