import { localePrefix } from '#content/build-values.ts';

/** The path of a product's sheet, such as `/sheets/ceylon-cinnamon-alba.pdf`: the name tells what a saved file is. */
export function sheetPath(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${localePrefix}/sheets/${words.join('-')}.pdf`;
}
