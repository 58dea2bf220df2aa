import { getProductIds, productIds } from '#domain/catalogue/catalogue.ts';

const small = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis'
  .concat(' diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco')
  .concat(' veintiséis veintisiete veintiocho veintinueve')
  .split(' ');
const tens = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

/** A number below 100 in words, before a masculine noun. */
export function numberInWords(number: number): string {
  const unit = number % 10;
  return small[number] ?? `${tens[(number - unit) / 10]}${unit === 0 ? '' : ` y ${small[unit]}`}`;
}

/** A number below 100 in words, before a feminine noun. */
const feminine = (number: number) => numberInWords(number).replace(/ún$|un$/, 'una');

/** Numbers of products in words, for sentences. */
export const counts = {
  all: numberInWords(productIds.length),
  cinnamon: numberInWords(getProductIds('cinnamon').length),
  wholeSpices: feminine(getProductIds('whole-spices').length),
  spicePowder: feminine(getProductIds('spice-powder').length),
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const capitalCounts = {
  all: capital(counts.all),
  cinnamon: capital(counts.cinnamon),
  wholeSpices: capital(counts.wholeSpices),
  spicePowder: capital(counts.spicePowder),
};
