import { describe, expect, test } from 'vitest';
import { productIds, productIdsOf, productType, type ProductId } from '#domain/catalogue.ts';
import { categories } from '#domain/categories.ts';
import { findProducts } from '#domain/product-search.ts';
import { searchTerms } from '#text/search-terms.ts';
import { allProducts } from './all-products.ts';
import { editionPath, parseEditions } from './company-rules.ts';
import { editions } from './company.ts';
import { describeEdition, editionUrl } from './edition.ts';
import { texts } from './es/index.ts';
import { toList, type ListedProduct } from './listed-product.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['./*/**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

/** The modules of a language without tests, each with the names that it exports. */
function exportsOf(language: string): Record<string, string[]> {
  const own = Object.entries(modules).filter(
    ([path]) => path.startsWith(`./${language}/`) && !path.endsWith('.test.ts'),
  );
  return Object.fromEntries(
    own.map(([path, module]) => [path.slice(language.length + 3), Object.keys(module).toSorted()]),
  );
}

const spanish = categories.flatMap((category) =>
  toList(
    category === 'cinnamon'
      ? texts.products.cinnamon.products
      : category === 'whole-spices'
        ? texts.products.wholeSpices.products
        : texts.products.spicePowder.products,
  ),
);

describe('the editions', () => {
  test('of the site are English at / and Spanish below /es', () => {
    expect(editions.map((language) => [language, editionPath(language, editions)])).toEqual([
      ['en', ''],
      ['es', '/es'],
    ]);
  });

  test('are languages, each once', () => {
    expect(parseEditions(['en'])).toEqual(['en']);
    expect(() => parseEditions([])).toThrow('company: editions names no language');
    expect(() => parseEditions(['en', 'es', 'en'])).toThrow('each once: en');
    for (const wrong of ['EN', 'español', '../x', ''])
      expect(() => parseEditions(['en', wrong])).toThrow('company: editions must be languages');
  });

  test('are named in their own words', () => {
    expect(['en', 'es', 'fr'].map((language) => describeEdition(language, ['en', 'es', 'fr']))).toEqual([
      { language: 'en', name: 'English', basePath: '' },
      { language: 'es', name: 'Español', basePath: '/es' },
      { language: 'fr', name: 'Français', basePath: '/fr' },
    ]);
  });

  test('have one URL for each page', () => {
    const urls = ['', '/es'].flatMap((prefix) =>
      ['/', '/about'].map((path) => editionUrl('https://x.example', prefix, path)),
    );
    expect(urls).toEqual([
      'https://x.example/',
      'https://x.example/about',
      'https://x.example/es',
      'https://x.example/es/about',
    ]);
  });

  test.each(editions.slice(1))('in %s have the modules of the English texts, with the same exports', (language) => {
    const english = exportsOf('en');
    const own = exportsOf(language);
    expect(Object.keys(english).length).toBeGreaterThan(60);
    for (const [path, names] of Object.entries(english)) expect({ [path]: own[path] }).toEqual({ [path]: names });
  });
});

describe('Spanish names', () => {
  const { productName, orderCategoryName } = texts.catalogue;

  test('are unique: of products, of types within a category, of categories', () => {
    expect(new Set(spanish.map(({ name }) => name)).size).toBe(productIds.length);
    for (const category of categories) {
      const names = productIdsOf(category).map(productName);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(new Set(categories.map(orderCategoryName)).size).toBe(categories.length);
  });

  test('are found by the search of either language', () => {
    const search = (products: readonly ListedProduct[], terms: Readonly<Record<ProductId, string>>) =>
      products.map(({ id, name }) => ({ id, text: `${name} ${productType(id)} ${terms[id]}` }));
    for (const [index, names] of [
      [search(allProducts, searchTerms), spanish],
      [search(spanish, texts.searchTerms.searchTerms), allProducts],
    ] as const)
      for (const { id, name } of names)
        expect(
          findProducts(index, name.replace(/ \(.*\)/, '')).map((found) => found.id),
          name,
        ).toContain(id);
  });
});
