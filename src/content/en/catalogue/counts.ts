import { getProductIds, productIds } from '#domain/catalogue/catalogue.ts';

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
  .concat(' seventeen eighteen nineteen')
  .split(' ');
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number below 100 in words. */
export function numberInWords(number: number): string {
  const unit = number % 10;
  return small[number] ?? `${tens[(number - unit) / 10]}${unit === 0 ? '' : `-${small[unit]}`}`;
}

export const counts = {
  all: numberInWords(productIds.length),
  cinnamon: numberInWords(getProductIds('cinnamon').length),
  wholeSpices: numberInWords(getProductIds('whole-spices').length),
  spicePowder: numberInWords(getProductIds('spice-powder').length),
};

export const capitalCounts = {
  all: capitalize(counts.all),
  cinnamon: capitalize(counts.cinnamon),
  wholeSpices: capitalize(counts.wholeSpices),
  spicePowder: capitalize(counts.spicePowder),
};

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
