import { describe, expect, test } from 'vitest';
import type { ProductNames } from './name-words.ts';
import { createProductParser } from './product-parser.ts';

function createReader(products: readonly ProductNames[]) {
  const parser = createProductParser(products);
  return (text: string) => parser.parse(text.toLowerCase().split(' '));
}

const read = createReader([
  { id: 17, shortNames: ['Clavo de olor', 'Cloves'], names: 'Especias enteras', otherNames: 'clove' },
  { id: 22, shortNames: ['Pedúnculos de clavo', 'Clove Stems'], names: 'Especias enteras', otherNames: 'clove olor' },
  { id: 10, shortNames: ['C5 Especial', 'C5 Special'], names: 'Canela en raja', otherNames: '' },
]);

test.each([
  ['Clavo olor', [17]],
  ['Cloves', [17]],
  ['Clove Stems', [22]],
  ['pedunculos clavo', [22]],
  ['clavo', [17, 22]],
])('%s may mean the products %j, by the shown or the stored name', (name, ids) => expect(read(name).ids).toEqual(ids));

describe('a name', () => {
  const readTrade = createReader([
    { id: 1, shortNames: ['Off Cut'], names: 'Cinnamon', otherNames: 'canela cut' },
    { id: 2, shortNames: ['Quillings No. 02'], names: 'Cinnamon', otherNames: 'canela quilling' },
    { id: 9, shortNames: ['C5'], names: 'Cinnamon', otherNames: 'canela' },
    { id: 10, shortNames: ['C5 Special'], names: 'Cinnamon', otherNames: 'canela' },
    { id: 12, shortNames: ['Alba'], names: 'Cinnamon', otherNames: 'canela thin' },
    { id: 15, shortNames: ['Black Pepper'], names: 'Whole Spices', otherNames: 'pimienta' },
    { id: 19, shortNames: ['Betel Nuts'], names: 'Whole Spices', otherNames: 'areca' },
    { id: 24, shortNames: ['Black Pepper'], names: 'Spice Powders', otherNames: 'pimienta' },
    { id: 16, shortNames: ['Nutmeg'], names: 'Whole Spices', otherNames: 'nuez moscada' },
  ]);

  test.each([
    ['C5', [9]],
    ['C5 Special', [10]],
    ['special C5', [10]],
    ['Cinnamon C5', [9]],
    ['black pepper powder', [24]],
    ['nuez moscada', [16]],
    ['nutmeg nutmeg', [16]],
    ['areca nuts', [19]],
    ['Off Cut', [1]],
  ])('%s means %j for sure', (name, ids) => expect(readTrade(name)).toEqual({ ids, isSure: true }));

  test.each([
    ['Black Pepper', [15, 24]],
    ['blackpepper', [15, 24]],
    ['nutmeg alba', [12, 16]],
    ['c5 quillings', [9, 2, 10]],
    ['alba special', [12, 10]],
    ['special', [10]],
    ['cinnamon cut', [1]],
    ['nuts', [19]],
    ['nutmmeg', [16]],
    ['nutmg', [16]],
    ['nutmag', [16]],
    ['nutemg', [16]],
    ['untmeg', [16]],
    ['nutm', [16]],
    ['abla', [12]],
    ['tunmeg', []],
    ['nuxxeg', []],
    ['meg', []],
    ['saffron', []],
  ])('%s may mean %j', (name, ids) => expect(readTrade(name)).toEqual({ ids, isSure: false }));
});

test('a word is a name, describes one, is misspelt, or means nothing', () => {
  const { findNameKind } = createProductParser([{ id: 1, shortNames: ['Off Cut'], names: 'Cinnamon', otherNames: '' }]);
  expect(['cinnamon', 'cut', 'cinamon', 'mace'].map(findNameKind)).toEqual([
    'name',
    'descriptive',
    'misspelt',
    undefined,
  ]);
});
