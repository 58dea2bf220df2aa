import { describe, expect, test } from 'vitest';
import { idsByName } from '#tests/support/product-ids.ts';
import type { ProductNames } from './name-words.ts';
import { createProductParser } from './product-parser.ts';

const {
  offCut,
  quillings,
  c5,
  c5Special,
  alba,
  blackPepper,
  nutmeg,
  cloves,
  betelNuts,
  cloveStems,
  blackPepperPowder,
} = idsByName;

function createReader(products: readonly ProductNames[]) {
  const parser = createProductParser(products);
  return (text: string) => parser.parse(text.toLowerCase().split(' '));
}

const read = createReader([
  { id: cloves, shortNames: ['Clavo de olor', 'Cloves'], names: 'Especias enteras', otherNames: 'clove' },
  {
    id: cloveStems,
    shortNames: ['Pedúnculos de clavo', 'Clove Stems'],
    names: 'Especias enteras',
    otherNames: 'clove olor',
  },
  { id: c5Special, shortNames: ['C5 Especial', 'C5 Special'], names: 'Canela en raja', otherNames: '' },
]);

test.each([
  ['Clavo olor', [cloves]],
  ['Cloves', [cloves]],
  ['Clove Stems', [cloveStems]],
  ['pedunculos clavo', [cloveStems]],
  ['clavo', [cloves, cloveStems]],
])('%s may mean the products %j, by the shown or the stored name', (name, ids) => expect(read(name).ids).toEqual(ids));

describe('a name', () => {
  const readTrade = createReader([
    { id: offCut, shortNames: ['Off Cut'], names: 'Cinnamon', otherNames: 'canela cut' },
    { id: quillings, shortNames: ['Quillings No. 02'], names: 'Cinnamon', otherNames: 'canela quilling' },
    { id: c5, shortNames: ['C5'], names: 'Cinnamon', otherNames: 'canela' },
    { id: c5Special, shortNames: ['C5 Special'], names: 'Cinnamon', otherNames: 'canela' },
    { id: alba, shortNames: ['Alba'], names: 'Cinnamon', otherNames: 'canela thin' },
    { id: blackPepper, shortNames: ['Black Pepper'], names: 'Whole Spices', otherNames: 'pimienta' },
    { id: betelNuts, shortNames: ['Betel Nuts'], names: 'Whole Spices', otherNames: 'areca' },
    { id: blackPepperPowder, shortNames: ['Black Pepper'], names: 'Spice Powders', otherNames: 'pimienta' },
    { id: nutmeg, shortNames: ['Nutmeg'], names: 'Whole Spices', otherNames: 'nuez moscada' },
  ]);

  test.each([
    ['C5', [c5]],
    ['C5 Special', [c5Special]],
    ['special C5', [c5Special]],
    ['Cinnamon C5', [c5]],
    ['black pepper powder', [blackPepperPowder]],
    ['nuez moscada', [nutmeg]],
    ['nutmeg nutmeg', [nutmeg]],
    ['areca nuts', [betelNuts]],
    ['Off Cut', [offCut]],
  ])('%s means %j for sure', (name, ids) => expect(readTrade(name)).toEqual({ ids, isSure: true }));

  test.each([
    ['Black Pepper', [blackPepper, blackPepperPowder]],
    ['blackpepper', [blackPepper, blackPepperPowder]],
    ['nutmeg alba', [alba, nutmeg]],
    ['c5 quillings', [c5, quillings, c5Special]],
    ['alba special', [alba, c5Special]],
    ['special', [c5Special]],
    ['cinnamon cut', [offCut]],
    ['nuts', [betelNuts]],
    ['nutm', [nutmeg]],
  ])('%s may mean %j', (name, ids) => expect(readTrade(name)).toEqual({ ids, isSure: false }));

  test.each([
    ['nutmmeg', [nutmeg]],
    ['nutmg', [nutmeg]],
    ['nutmag', [nutmeg]],
    ['nutemg', [nutmeg]],
    ['untmeg', [nutmeg]],
    ['abla', [alba]],
  ])('%s, with one letter more, less, other or swapped, may mean %j', (name, ids) =>
    expect(readTrade(name)).toEqual({ ids, isSure: false }),
  );

  test.each(['tunmeg', 'nuxxeg', 'meg', 'saffron'])('%s, which is no name and near none, means nothing', (name) =>
    expect(readTrade(name)).toEqual({ ids: [], isSure: false }),
  );
});

test('a word is a name, describes one, is misspelt, or means nothing', () => {
  const { findNameKind } = createProductParser([
    { id: offCut, shortNames: ['Off Cut'], names: 'Cinnamon', otherNames: '' },
  ]);
  expect(['cinnamon', 'cut', 'cinamon', 'mace'].map(findNameKind)).toEqual([
    'name',
    'descriptive',
    'misspelt',
    undefined,
  ]);
});
