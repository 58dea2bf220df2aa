import { getProductIds, productIds } from '#domain/catalogue/catalogue.ts';

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
  .concat(' seventeen eighteen nineteen')
  .split(' ');
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number below 100 in words. */
export function spellNumber(number: number): string {
  const unit = number % 10;
  return small[number] ?? `${tens[(number - unit) / 10]}${unit === 0 ? '' : `-${small[unit]}`}`;
}

export const counts = {
  all: spellNumber(productIds.length),
  cinnamon: spellNumber(getProductIds('cinnamon').length),
  wholeSpices: spellNumber(getProductIds('whole-spices').length),
  spicePowder: spellNumber(getProductIds('spice-powder').length),
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
