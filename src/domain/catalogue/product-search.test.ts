import { describe, expect, test } from 'vitest';
import { findNearest, findProducts, maxQueryLength, splitWords } from './product-search.ts';

const products = [
  { name: 'H2', words: splitWords('Ceylon Cinnamon H2 kurundu canela quills') },
  { name: 'C4', words: splitWords('Ceylon Cinnamon C4 kurundu canela quills') },
  { name: 'C5 Special', words: splitWords('Ceylon Cinnamon C5 Special kurundu canela quills') },
  { name: 'black pepper', words: splitWords('Black Pepper gammiris pimienta negra') },
  { name: 'cloves', words: splitWords('Cloves karabu clavo') },
  { name: 'betel nuts', words: splitWords('Betel Nuts puwak') },
  { name: 'nutmeg', words: splitWords('Nutmeg muscade') },
  { name: 'turmeric', words: splitWords('Turmeric kaha cúrcuma') },
  { name: 'turmeric powder', words: splitWords('Turmeric Powder kaha cúrcuma ground') },
  { name: 'chili powder', words: splitWords('Chili Powder miris') },
];
const findNames = (query: string) => findProducts(products, query).map(({ name }) => name);
const all = products.map(({ name }) => name);

describe('product search', () => {
  test.each(['', '   ', '-', '…'])('returns all products for the empty query %j', (query) => {
    expect(findNames(query)).toEqual(all);
  });

  test('ignores case and keeps the given order', () => {
    expect(findNames('CINNAMON')).toEqual(['H2', 'C4', 'C5 Special']);
    expect(findNames('turmeric')).toEqual(['turmeric', 'turmeric powder']);
  });

  test('ignores accents on both sides', () => {
    expect(findNames('curcuma')).toEqual(['turmeric', 'turmeric powder']);
    expect(findNames('Cúrcuma')).toEqual(['turmeric', 'turmeric powder']);
    expect(findNames('pimiénta négra')).toEqual(['black pepper']);
  });

  test('compares small letters: ß is not the SS of capitals', () => {
    expect(findProducts([{ words: splitWords('nuß') }], 'NUß')).toHaveLength(1);
    expect(findProducts([{ words: splitWords('nuß') }], 'nus')).toEqual([]);
  });

  test('matches the beginning of a word, not its middle', () => {
    expect(findNames('gam')).toEqual(['black pepper']);
    expect(findNames('meric')).toEqual([]);
  });

  test('requires every word, in any order', () => {
    expect(findNames('powder turmeric')).toEqual(['turmeric powder']);
    expect(findNames('cinnamon pepper')).toEqual([]);
  });

  test('ignores where a name is split', () => {
    expect(findNames('h 2')).toEqual(['H2']);
    expect(findNames('H-2')).toEqual(['H2']);
    expect(findNames('blackpepper')).toEqual(['black pepper']);
    expect(findNames('c5special')).toEqual(['C5 Special']);
  });

  test.each([
    ['tumeric', ['turmeric', 'turmeric powder']],
    ['turmreic', ['turmeric', 'turmeric powder']],
    ['cinamon', ['H2', 'C4', 'C5 Special']],
    ['cinnnamon', ['H2', 'C4', 'C5 Special']],
    ['sinamon', ['H2', 'C4', 'C5 Special']],
    ['cinnimun', ['H2', 'C4', 'C5 Special']],
    ['peper', ['black pepper']],
    ['clovs', ['cloves']],
    ['betle nut', ['betel nuts']],
    ['tumeric powdre', ['turmeric powder']],
  ])('tolerates the typo in %j', (query, names) => {
    expect(findNames(query)).toEqual(names);
  });

  test('tolerates no typo in a grade: H2 is not H3, and C4 is not C5', () => {
    expect(findNames('h3')).toEqual([]);
    expect(findNames('c4')).toEqual(['C4']);
  });

  test('tolerates typos only when nothing matches exactly', () => {
    expect(findNames('clove')).toEqual(['cloves']);
    expect(findNames('chili')).toEqual(['chili powder']);
  });

  test('returns nothing for products that are not sold', () => {
    expect(findNames('saffron')).toEqual([]);
    expect(findNames('mustard')).toEqual([]);
  });

  test('truncates a very long query', () => {
    expect(findNames('x'.repeat(maxQueryLength * 1000))).toEqual([]);
    expect(findNames(`turmeric${' '.repeat(maxQueryLength)}pepper`)).toEqual(['turmeric', 'turmeric powder']);
  });

  test('finds nothing that is only alike where every word is found as it is written', () => {
    const alike = [{ words: splitWords('clove bud') }, { words: splitWords('glove bud') }];
    expect(findProducts(alike, 'bud clove')).toEqual([alike[0]]);
  });
});

describe('products near a query without results', () => {
  const findNearestNames = (query: string) => findNearest(products, query, 3).map(({ name }) => name);

  test('match one of its words', () => {
    expect(findNearestNames('black cardamom')).toEqual(['black pepper']);
    expect(findNearestNames('cinnamon 8cm')).toEqual(['H2', 'C4', 'C5 Special']);
  });

  test('are written alike', () => {
    expect(findNearestNames('tarmirik')).toEqual(expect.arrayContaining(['turmeric', 'turmeric powder']));
    expect(findNearestNames('klavvo pods')).toEqual(['cloves']);
  });

  test.each(['zzzz', '', 'a b', 'xy'])('are none for %j', (query) => {
    expect(findNearestNames(query)).toEqual([]);
  });

  test('are at most as many as the limit, also for a word of three letters', () => {
    expect(findNearest(products, 'kurundu xx', 2).map(({ name }) => name)).toEqual(['H2', 'C4']);
    expect(findNearest(products, 'nut zz', 3).map(({ name }) => name)).toEqual(['betel nuts', 'nutmeg']);
    expect(findNearest(products, `${' '.repeat(maxQueryLength)}pepper`, 3)).toEqual([]);
  });
});

describe('a swap of two neighbours', () => {
  test.each([
    ['clvoes', ['cloves']],
    ['lcoves', ['cloves']],
    ['nutemg', ['nutmeg']],
    ['untmeg', ['nutmeg']],
    ['mirs', ['chili powder']],
    ['clxyes', []],
    ['voclse', []],
  ])('in %j finds %j', (query, names) => {
    expect(findNames(query)).toEqual(names);
  });
});
