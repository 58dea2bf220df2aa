import { getProductIds, productIds } from '#domain/catalogue/catalogue.ts';

const small = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis'
  .concat(' diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco')
  .concat(' veintiséis veintisiete veintiocho veintinueve')
  .split(' ');
const tens = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

/** A number below 100 in words, before a masculine noun. */
export function spellNumber(number: number): string {
  const unit = number % 10;
  return small[number] ?? `${tens[(number - unit) / 10]}${unit === 0 ? '' : ` y ${small[unit]}`}`;
}

/** A number below 100 in words, before a feminine noun. */
function spellFeminineNumber(number: number): string {
  return spellNumber(number).replace(/ún$|un$/, 'una');
}

export const counts = {
  all: spellNumber(productIds.length),
  cinnamon: spellNumber(getProductIds('cinnamon').length),
  wholeSpices: spellFeminineNumber(getProductIds('whole-spices').length),
  spicePowder: spellFeminineNumber(getProductIds('spice-powder').length),
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
