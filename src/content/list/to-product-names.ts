import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { pastedListNames } from '#content/search/pasted-list-names.ts';
import { getCategoryId, getStoredType } from '#domain/catalogue/catalogue.ts';
import type { ProductNames } from '#domain/quick-list/names/name-words.ts';
import { categoryNames, getCategoryNameInOrders, getShortName } from '#text/catalogue/names.ts';
import { categoryWords } from '#text/search/category-words.ts';
import { otherNames } from '#text/search/other-names.ts';

export function toProductNames(products: readonly ListedProduct[]): ProductNames[] {
  return products.map(({ id, name }) => {
    const categoryId = getCategoryId(id);
    return {
      id,
      shortNames: [...new Set([getShortName(id), getStoredType(id)])],
      names: [name, categoryNames[categoryId], getCategoryNameInOrders(categoryId)].join(' '),
      otherNames: `${otherNames[id]} ${categoryWords[categoryId]} ${pastedListNames[id] ?? ''}`,
    };
  });
}
