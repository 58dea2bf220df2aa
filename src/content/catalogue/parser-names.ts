import { getCategory, getStoredType } from '#domain/catalogue/catalogue.ts';
import type { ParserNames } from '#domain/quick-list/fields/product-parser.ts';
import { categoryNames, orderCategoryName, productName } from '#text/catalogue/names.ts';
import { categoryWords } from '#text/search/category-words.ts';
import { searchTerms } from '#text/search/search-terms.ts';
import { listNames } from './list-names.ts';
import type { ListedProduct } from './listed-product.ts';

export function listParserNames(products: readonly ListedProduct[]): ParserNames[] {
  return products.map(({ id, name }) => {
    const category = getCategory(id);
    return {
      id,
      types: [...new Set([productName(id), getStoredType(id)])],
      names: [name, categoryNames[category], orderCategoryName(category)].join(' '),
      searchTerms: `${searchTerms[id]} ${categoryWords[category]} ${listNames[id] ?? ''}`,
    };
  });
}
