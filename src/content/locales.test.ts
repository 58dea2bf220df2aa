import { describe, expect, test } from 'vitest';
import { assertSiteLanguages } from '#content/company/parse-company.ts';
import { getProductIds, getStoredType, productIds, type ProductId } from '#domain/catalogue/catalogue.ts';
import { categoryIds } from '#domain/catalogue/categories.ts';
import { findProducts, splitWords } from '#domain/catalogue/product-search.ts';
import { expectFound } from '#tests/support/expect-found.ts';
import { spanishProducts as spanish } from '#tests/unit/support/spanish-products.ts';
import { otherNames } from '#text/search/other-names.ts';
import { allProducts } from './catalogue/all-products.ts';
import type { ListedProduct } from './catalogue/listed-product.ts';
import type { ProductText } from './catalogue/product-text.ts';
import { siteLanguages } from './company.ts';
import { getCategoryNameInOrders, getShortName } from './es/catalogue/names.ts';
import { otherNames as spanishTerms } from './es/search/other-names.ts';
import { localizedUrl, toLocale, toLocalePrefix } from './locale.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['./*/**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

function getExports(language: string): Record<string, string[]> {
  const own = Object.entries(modules).filter(
    ([path]) => path.startsWith(`./${language}/`) && !path.endsWith('.test.ts'),
  );
  return Object.fromEntries(
    own.map(([path, module]) => [path.slice(language.length + 3), Object.keys(module).toSorted()]),
  );
}

describe('the locales', () => {
  test('of the site are English at / and Spanish below /es', () => {
    expect(siteLanguages.map((language) => [language, toLocalePrefix(language, siteLanguages)])).toEqual([
      ['en', ''],
      ['es', '/es'],
    ]);
  });

  test('may be one language', () => {
    expect(() => assertSiteLanguages(['en'])).not.toThrow();
  });

  test.each([
    [[], 'company: siteLanguages names no language'],
    [['en', 'es', 'en'], 'each once: en'],
    ...['EN', 'español', '../x', ''].map((wrong): [string[], string] => [
      ['en', wrong],
      'company: siteLanguages must be languages',
    ]),
  ])('are not %j', (languages: readonly string[], message) => {
    expect(() => assertSiteLanguages(languages)).toThrow(message);
  });

  test('are named in their own words', () => {
    expect(['en', 'es', 'fr'].map((language) => toLocale(language, ['en', 'es', 'fr']))).toEqual([
      { language: 'en', name: 'English', localePrefix: '' },
      { language: 'es', name: 'Español', localePrefix: '/es' },
      { language: 'fr', name: 'Français', localePrefix: '/fr' },
    ]);
  });

  test('have one URL for each page', () => {
    const urls = ['', '/es'].flatMap((prefix) =>
      ['/', '/about'].map((path) => localizedUrl('https://x.example', prefix, path)),
    );
    expect(urls).toEqual([
      'https://x.example/',
      'https://x.example/about',
      'https://x.example/es',
      'https://x.example/es/about',
    ]);
  });

  test.each(siteLanguages.slice(1))(
    'in %s have the modules of the English texts, with the same exports',
    (language) => {
      const english = getExports('en');
      expectFound(Object.keys(english), 'modules of English texts');
      expect(getExports(language)).toMatchObject(english);
    },
  );

  test.each(siteLanguages.slice(1))('in %s have the usual packs and the lengths of the English texts', (language) => {
    const listMeasures = (textLanguage: string) =>
      Object.entries(modules)
        .filter(([path]) => /products\/\d/.test(path) && path.startsWith(`./${textLanguage}/`))
        .map(([path, { product }]) => {
          const { usualPackKg, lengthsMm } = product as ProductText;
          return { file: path.slice(textLanguage.length + 3), usualPackKg, lengthsMm };
        });
    expect(listMeasures(language)).toHaveLength(productIds.length);
    expect(listMeasures(language)).toEqual(listMeasures('en'));
  });
});

describe('Spanish names', () => {
  test('of products are unique', () => {
    expect(new Set(spanish.map(({ name }) => name)).size).toBe(productIds.length);
  });

  test.each(categoryIds)('of the types of %s are unique', (category) => {
    const names = getProductIds(category).map(getShortName);
    expect(new Set(names).size).toBe(names.length);
  });

  test('of categories are unique', () => {
    expect(new Set(categoryIds.map(getCategoryNameInOrders)).size).toBe(categoryIds.length);
  });

  test('are found by the search of either language', () => {
    const createIndex = (products: readonly ListedProduct[], terms: Readonly<Record<ProductId, string>>) =>
      products.map(({ id, name }) => ({ id, words: splitWords(`${name} ${getStoredType(id)} ${terms[id]}`) }));
    for (const [index, names] of [
      [createIndex(allProducts, otherNames), spanish],
      [createIndex(spanish, spanishTerms), allProducts],
    ] as const) {
      for (const { id, name } of names) {
        expect(
          findProducts(index, name.replace(/ \(.*\)/, '')).map((found) => found.id),
          `${name}: its words belong into other-names.ts of the other language`,
        ).toContain(id);
      }
    }
  });
});
