import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { pastedListNames } from '#content/search/pasted-list-names.ts';
import { getCategory, getStoredType } from '#domain/catalogue/catalogue.ts';
import type { ProductNames } from '#domain/quick-list/names/name-words.ts';
import { categoryNameInOrders, categoryNames, shortName } from '#text/catalogue/names.ts';
import { categoryWords } from '#text/search/category-words.ts';
import { otherNames } from '#text/search/other-names.ts';

export function toProductNames(products: readonly ListedProduct[]): ProductNames[] {
  return products.map(({ id, name }) => {
    const category = getCategory(id);
    return {
      id,
      shortNames: [...new Set([shortName(id), getStoredType(id)])],
      names: [name, categoryNames[category], categoryNameInOrders(category)].join(' '),
      otherNames: `${otherNames[id]} ${categoryWords[category]} ${pastedListNames[id] ?? ''}`,
    };
  });
}
