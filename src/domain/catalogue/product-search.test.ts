import { describe, expect, test } from 'vitest';
import { findNearest, findProducts, maxQueryLength, splitWords } from './product-search.ts';

const products = [
  { id: 4, words: splitWords('Ceylon Cinnamon H2 kurundu canela quills') },
  { id: 8, words: splitWords('Ceylon Cinnamon C4 kurundu canela quills') },
  { id: 10, words: splitWords('Ceylon Cinnamon C5 Special kurundu canela quills') },
  { id: 15, words: splitWords('Black Pepper gammiris pimienta negra') },
  { id: 17, words: splitWords('Cloves karabu clavo') },
  { id: 19, words: splitWords('Betel Nuts puwak') },
  { id: 20, words: splitWords('Nutmeg muscade') },
  { id: 23, words: splitWords('Turmeric kaha cúrcuma') },
  { id: 29, words: splitWords('Turmeric Powder kaha cúrcuma ground') },
  { id: 30, words: splitWords('Chili Powder miris') },
];
const findIds = (query: string) => findProducts(products, query).map(({ id }) => id);
const all = products.map(({ id }) => id);

describe('product search', () => {
  test.each(['', '   ', '-', '…'])('returns all products for the empty query %j', (query) => {
    expect(findIds(query)).toEqual(all);
  });

  test('ignores case and keeps the given order', () => {
    expect(findIds('CINNAMON')).toEqual([4, 8, 10]);
    expect(findIds('turmeric')).toEqual([23, 29]);
  });

  test('ignores accents on both sides', () => {
    expect(findIds('curcuma')).toEqual([23, 29]);
    expect(findIds('Cúrcuma')).toEqual([23, 29]);
    expect(findIds('pimiénta négra')).toEqual([15]);
  });

  test('compares small letters: ß is not the SS of capitals', () => {
    expect(findProducts([{ words: splitWords('nuß') }], 'NUß')).toHaveLength(1);
    expect(findProducts([{ words: splitWords('nuß') }], 'nus')).toEqual([]);
  });

  test('matches the beginning of a word, not its middle', () => {
    expect(findIds('gam')).toEqual([15]);
    expect(findIds('meric')).toEqual([]);
  });

  test('requires every word, in any order', () => {
    expect(findIds('powder turmeric')).toEqual([29]);
    expect(findIds('cinnamon pepper')).toEqual([]);
  });

  test('ignores where a name is split', () => {
    expect(findIds('h 2')).toEqual([4]);
    expect(findIds('H-2')).toEqual([4]);
    expect(findIds('blackpepper')).toEqual([15]);
    expect(findIds('c5special')).toEqual([10]);
  });

  test.each([
    ['tumeric', [23, 29]],
    ['turmreic', [23, 29]],
    ['cinamon', [4, 8, 10]],
    ['cinnnamon', [4, 8, 10]],
    ['sinamon', [4, 8, 10]],
    ['cinnimun', [4, 8, 10]],
    ['peper', [15]],
    ['clovs', [17]],
    ['betle nut', [19]],
    ['tumeric powdre', [29]],
  ])('tolerates the typo in %j', (query, ids) => {
    expect(findIds(query)).toEqual(ids);
  });

  test('tolerates no typo in a grade: H2 is not H3, and C4 is not C5', () => {
    expect(findIds('h3')).toEqual([]);
    expect(findIds('c4')).toEqual([8]);
  });

  test('tolerates typos only when nothing matches exactly', () => {
    expect(findIds('clove')).toEqual([17]);
    expect(findIds('chili')).toEqual([30]);
  });

  test('returns nothing for products that are not sold', () => {
    expect(findIds('saffron')).toEqual([]);
    expect(findIds('mustard')).toEqual([]);
  });

  test('truncates a very long query', () => {
    expect(findIds('x'.repeat(maxQueryLength * 1000))).toEqual([]);
    expect(findIds(`turmeric${' '.repeat(maxQueryLength)}pepper`)).toEqual([23, 29]);
  });

  test('finds nothing that is only alike where every word is found as it is written', () => {
    const alike = [{ words: splitWords('clove bud') }, { words: splitWords('glove bud') }];
    expect(findProducts(alike, 'bud clove')).toEqual([alike[0]]);
  });
});

describe('products near a query without results', () => {
  const findNearestIds = (query: string) => findNearest(products, query, 3).map(({ id }) => id);

  test('match one of its words', () => {
    expect(findNearestIds('black cardamom')).toEqual([15]);
    expect(findNearestIds('cinnamon 8cm')).toEqual([4, 8, 10]);
  });

  test('are written alike', () => {
    expect(findNearestIds('tarmirik')).toEqual(expect.arrayContaining([23, 29]));
    expect(findNearestIds('klavvo pods')).toEqual([17]);
  });

  test.each(['zzzz', '', 'a b', 'xy'])('are none for %j', (query) => {
    expect(findNearestIds(query)).toEqual([]);
  });

  test('are at most as many as the limit, also for a word of three letters', () => {
    expect(findNearest(products, 'kurundu xx', 2).map(({ id }) => id)).toEqual([4, 8]);
    expect(findNearest(products, 'nut zz', 3).map(({ id }) => id)).toEqual([19, 20]);
    expect(findNearest(products, `${' '.repeat(maxQueryLength)}pepper`, 3)).toEqual([]);
  });
});

describe('a swap of two neighbours', () => {
  test.each([
    ['clvoes', [17]],
    ['lcoves', [17]],
    ['nutemg', [20]],
    ['untmeg', [20]],
    ['mirs', [30]],
    ['clxyes', []],
    ['voclse', []],
  ])('in %j finds %j', (query, ids) => {
    expect(findIds(query)).toEqual(ids);
  });
});
