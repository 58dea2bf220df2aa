import { describe, expect, test } from 'vitest';
import { createNameParser } from './product-names.ts';

/** In another language than the stored names. */
const parseName = createNameParser([
  { id: 17, types: ['Clavo de olor', 'Cloves'], names: 'Especias enteras', searchTerms: 'clove' },
  { id: 22, types: ['Pedúnculos de clavo', 'Clove Stems'], names: 'Especias enteras', searchTerms: 'clove olor' },
  { id: 10, types: ['C5 Especial', 'C5 Special'], names: 'Canela en raja', searchTerms: '' },
]);

test.each([
  ['Clavo de olor', [17]],
  ['clavos de olor enteros', [17]],
  ['Cloves', [17]],
  ['Clove Stems', [22]],
  ['pedúnculos de clavo', [22]],
  ['clavo', [17, 22]],
])('%s names %j, by the shown or the stored name', (name, ids) => expect(parseName(name).ids).toEqual(ids));

test('a description that is part of the stored name only is sure too', () => {
  expect(parseName('special')).toEqual({ ids: [10], isGuess: false, unknown: [] });
});

describe('a name', () => {
  const parseTrade = createNameParser([
    { id: 9, types: ['C5'], names: 'Cinnamon', searchTerms: 'canela' },
    { id: 10, types: ['C5 Special'], names: 'Cinnamon', searchTerms: 'canela' },
    { id: 12, types: ['Alba'], names: 'Cinnamon', searchTerms: 'canela thin' },
    { id: 15, types: ['Black Pepper'], names: 'Whole Spices', searchTerms: 'pimienta' },
    { id: 24, types: ['Black Pepper'], names: 'Spice Powders', searchTerms: 'pimienta' },
    { id: 16, types: ['Nutmeg'], names: 'Whole Spices', searchTerms: 'nuez moscada' },
  ]);

  test.each([
    ['C5', [9]],
    ['C5 Special', [10]],
    ['special C5', [10]],
    ['Cinnamon C5', [9]],
    ['black pepper powder', [24]],
    ['nuez moscada', [16]],
    ['nutmeg nutmeg', [16]],
    ['bags of Alba, please', [12]],
    ['Black Pepper', [15, 24]],
    // The names of two products, joined in one word.
    ['blackpepper', [15, 24]],
  ])('%s means %j for sure', (name, ids) => {
    expect(parseTrade(name)).toEqual({ ids, isGuess: false, unknown: [] });
  });

  test.each([
    // A letter more, less or other, or two that are swapped; and the beginning of a word.
    ['nutmegs', [16], false],
    ['nutmmeg', [16], true],
    ['nutmg', [16], true],
    ['nutmag', [16], true],
    ['nutemg', [16], true],
    ['tunmeg', [], true],
    ['nutmgee', [], true],
    ['nuxxeg', [], true],
    ['utmeg', [16], true],
    ['mutmeg', [16], true],
    ['untmeg', [16], true],
    ['untmag', [], true],
    ['uxtmeg', [], true],
    ['xntmeg', [], true],
    ['nutm', [16], false],
    ['nut', [], true],
    ['meg', [], true],
    ['albe', [12], true],
    ['alb', [], true],
    ['abla', [12], true],
    ['lbaa', [], true],
  ])('%s means %j, to be confirmed: %s', (name, ids, isGuess) => {
    const reading = parseTrade(name);
    expect([reading.ids, reading.isGuess]).toEqual([ids, isGuess]);
  });

  test('names the words that no product has, and none if nothing is found', () => {
    expect(parseTrade('organic Alba from Matale')).toEqual({
      ids: [12],
      isGuess: true,
      unknown: ['organic', 'matale'],
    });
    expect(parseTrade('saffron threads')).toEqual({ ids: [], isGuess: true, unknown: [] });
    expect(parseTrade('')).toEqual({ ids: [], isGuess: true, unknown: [] });
    expect(parseTrade('nutmeg Alba')).toMatchObject({ ids: [12, 16], isGuess: false });
  });

  test('is a guess if it only describes', () => {
    expect(parseTrade('special')).toMatchObject({ ids: [10], isGuess: false });
    expect(parseTrade('whole')).toMatchObject({ ids: [15, 16], isGuess: true });
    expect(parseTrade('black')).toMatchObject({ ids: [15, 24], isGuess: false });
  });
});
