import { localePrefix } from '#content/build-values.ts';

export function sheetPath(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${localePrefix}/sheets/${words.join('-')}.pdf`;
}
