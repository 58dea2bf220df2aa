import { afterEach, describe, expect, test, vi } from 'vitest';
import { allProducts } from '#content/catalogue/all-products.ts';
import { toListedProducts, type ListedProduct } from '#content/catalogue/listed-product.ts';
import * as spanishCatalogue from '#content/es/catalogue/names.ts';
import { products as cinnamon } from '#content/es/products/cinnamon.ts';
import { products as spicePowder } from '#content/es/products/spice-powder.ts';
import { products as wholeSpices } from '#content/es/products/whole-spices.ts';
import * as spanishTerms from '#content/es/search/other-names.ts';

const queries: readonly (readonly [query: string, first: number | string])[] = [
  ['0906.11', 1],
  ['090611', 1],
  ['0906 11 00', 1],
  ['HS 0906', 1],
  ['hs code 0904.11', 15],
  ['0904.12', 24],
  ['090812', 25],
  ['0910.30', 23],
  ['3301.29', 13],
  ['0802.80', 19],
  ['partida 0907.10', 17],
  ['0906.20 powder', 14],

  ['6 mm', 10],
  ['6mm cinnamon', 10],
  ['10 mm', 9],
  ['12 mm', 8],
  ['canela 13 mm', 8],
  ['16 mm', 7],
  ['diameter 19 mm', 6],
  ['23mm', 3],
  ['25 milimetros', 4],
  ['8 cm sticks', 7],
  ['10 cm cinnamon', 7],
  ['5 inch cinnamon sticks', 7],

  ['60 mesh', 14],
  ['cinnamon powder 60 mesh', 14],
  ['black pepper 40 mesh', 24],
  ['malla 60', 14],
  ['malla 80 cúrcuma', 29],
  ['250 micron', 14],
  ['ginger 100 µm', 27],

  ['bark', 1],
  ['inner bark', 1],
  ['cinnamon leaves', 13],
  ['leaf', 13],
  ['clove bud', 17],
  ['flower buds', 17],
  ['stalks', 22],
  ['rhizome', 23],
  ['root powder', 27],
  ['seed', 16],
  ['aril', 18],
  ['berries', 15],
  ['corteza', 1],
  ['hoja de canela', 13],
  ['botón floral', 17],
  ['raíz', 23],
  ['rizoma molido', 27],
  ['semilla', 16],
  ['arilo', 18],
  ['bayas', 15],

  ['alba', 12],
  ['thinnest', 12],
  ['hamburg', 3],
  ['mexican', 6],
  ['continental', 8],
  ['c5', 9],
  ['c 5 special', 10],
  ['c-4', 8],
  ['grade M5', 7],
  ['h2 super', 5],
  ['extra special', 11],
  ['premium cinnamon sticks', 9],
  ['grado hamburgo', 3],
  ['mexicana', 6],
  ['canela delgada', 8],
  ['grado especial', 10],
  ['faq pepper', 15],
  ['550 g/l', 15],
  ['hand picked cloves', 17],

  ['cinnamon', 1],
  ['ceylon cinnamon', 1],
  ['true cinnamon', 1],
  ['cinnamon sticks', 3],
  ['cinnamon quills', 3],
  ['cut sticks', 7],
  ['whole cinnamon', 3],
  ['ground cinnamon', 14],
  ['cinnamon powder', 14],
  ['cinnamon oil', 13],
  ['cinnamon leaf oil', 13],
  ['eugenol', 13],
  ['quillings', 2],
  ['featherings', 2],
  ['cinnamon chips', 2],
  ['off cuts', 1],
  ['tea cut', 1],
  ['buy cinnamon sticks wholesale', 3],
  ['cinnamon supplier sri lanka', 1],
  ['2 tons black pepper', 15],
  ['black pepper', 15],
  ['peppercorns', 15],
  ['white pepper', 21],
  ['green pepper', 20],
  ['dehydrated green pepper', 20],
  ['pepper powder', 24],
  ['ground white pepper', 26],
  ['nutmeg', 16],
  ['whole nutmeg', 16],
  ['nutmeg powder', 25],
  ['mace', 18],
  ['cloves', 17],
  ['clove stems', 22],
  ['clove powder', 28],
  ['turmeric', 23],
  ['turmeric fingers', 23],
  ['turmeric powder', 29],
  ['ginger', 27],
  ['ground ginger', 27],
  ['chili', 30],
  ['chilli powder', 30],
  ['chile powder', 30],
  ['red chilly', 30],
  ['chili pepper', 30],
  ['areca nut', 19],
  ['betel nuts', 19],
  ['supari', 19],
  ['kurundu', 1],
  ['curcumin', 23],
  ['piperine', 15],

  ['canela', 1],
  ['canela de ceilán', 1],
  ['canela ceylan', 1],
  ['canela entera', 3],
  ['canela en rama', 3],
  ['canela en vara', 3],
  ['canela en raja', 3],
  ['rajas de canela', 3],
  ['astilla', 2],
  ['canela en trozo', 1],
  ['canela en polvo', 14],
  ['canela molida', 14],
  ['aceite de canela', 13],
  ['aceite esencial de hoja de canela', 13],
  ['recortes', 1],
  ['pimienta negra', 15],
  ['pimienta negra en grano', 15],
  ['pimienta blanca', 21],
  ['pimienta verde', 20],
  ['pimienta molida', 24],
  ['nuez moscada', 16],
  ['nuez moscada molida', 25],
  ['macis', 18],
  ['clavo', 17],
  ['clavo de olor', 17],
  ['clavo molido', 28],
  ['palitos de clavo', 22],
  ['cúrcuma', 23],
  ['curcuma molida', 29],
  ['jengibre', 27],
  ['jengibre en polvo', 27],
  ['chile molido', 30],
  ['ají', 30],
  ['nuez de areca', 19],
  ['comprar pimienta negra por mayor', 15],

  ['cinamon', 1],
  ['cinammon sticks', 3],
  ['cinnamom powder', 14],
  ['black peper', 15],
  ['nutmag', 16],
  ['tumeric', 23],
  ['turmric powder', 29],
  ['gingr', 27],
  ['clovs', 17],
  ['canella molida', 14],
  ['pimenta negra', 15],
  ['curcuma en porvo', 29],
  ['gengibre', 27],
  ['nues moscada', 16],
  ['clabo', 17],

  ['cassia', 'species'],
  ['casia', 'species'],
  ['cassia cinnamon', 'species'],
  ['saigon cinnamon', 'species'],
  ['korintje', 'species'],
  ['canela china', 'species'],
  ['coumarin', 'species'],
  ['cumarina', 'species'],
  ['cardamom', 'cardamom'],
  ['green cardamon', 'cardamom'],
  ['cardamomo', 'cardamom'],
  ['organic', 'organic'],
  ['organic cinnamon', 'organic'],
  ['orgánico', 'organic'],
  ['certificate of analysis', 'papers'],
  ['certificados', 'papers'],
  ['certifcate', 'papers'],
  ['halal', 'papers'],
  ['kosher', 'papers'],
  ['phytosanitary', 'papers'],
  ['aflatoxin', 'papers'],
  ['óxido de etileno', 'papers'],
  ['EtO', 'papers'],
  ['price', 'quote'],
  ['precio canela', 'quote'],
  ['moq', 'quote'],
  ['sample', 'sample'],
  ['muestras', 'sample'],
  ['catálogo', 'catalogue'],

  ['vanilla', 'nothing'],
  ['saffron', 'nothing'],
  ['comino', 'nothing'],
  ['pimienta de jamaica', 'nothing'],
];

const spanish = [cinnamon, wholeSpices, spicePowder].flatMap((products) => toListedProducts(products));

async function load(language: 'en' | 'es') {
  vi.resetModules();
  if (language === 'es') {
    vi.doMock('#text/catalogue/names.ts', () => spanishCatalogue);
    vi.doMock('#text/search/other-names.ts', () => spanishTerms);
  }
  return (await import('./search-catalogue.ts')).searchCatalogue;
}

afterEach(() => {
  vi.doUnmock('#text/catalogue/names.ts');
  vi.doUnmock('#text/search/other-names.ts');
});

describe.each([
  ['en', allProducts],
  ['es', spanish],
] as const)('on the %s pages', (language, listed: readonly ListedProduct[]) => {
  test(`${queries.length} queries of buyers have the right first answer`, async () => {
    const searchCatalogue = await load(language);
    const answers = queries.map(([query]) => {
      const { answer, products: found } = searchCatalogue(listed, query);
      return [query, answer ?? found[0]?.id ?? 'nothing'];
    });
    expect(answers.filter(([, first], index) => first !== queries[index]?.[1])).toEqual([]);
  });

  test('a query with an answer of its own also finds the products that it names', async () => {
    const searchCatalogue = await load(language);
    const findIds = (query: string) => searchCatalogue(listed, query).products.map(({ id }) => id);
    expect(findIds('organic black pepper')).toEqual([15, 24]);
    expect(findIds('precio alba')).toEqual([12]);
    expect(findIds('cassia')).toEqual([]);
  });

  test('a thickness finds its grades, a fineness powders, a length sticks that are cut', async () => {
    const searchCatalogue = await load(language);
    const findIds = (query: string) => searchCatalogue(listed, query).products.map(({ id }) => id);
    expect(findIds('6 mm')).toEqual([10, 12]);
    expect(findIds('60 mesh')).toEqual([14, 24, 25, 26, 27, 28, 29, 30]);
    expect(findIds('8 cm')).toEqual([7, 8, 9, 10, 11, 12]);
    expect(findIds('pepper 5 mm')).toContain(15);
    expect([findIds('99 mm'), findIds('0904.99')]).toEqual([[], []]);
    expect(findIds('0904.11')).toEqual([15, 20, 21]);
  });
});
