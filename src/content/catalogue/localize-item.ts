import type { ItemProduct } from '#domain/cart/cart-item.ts';
import { findProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { categoryIds, getStoredCategoryName, type CategoryId } from '#domain/catalogue/categories.ts';
import { getCategoryNameInOrders, getShortName } from '#text/catalogue/names.ts';
import { language } from '#text/site.ts';

interface ShownNames {
  readonly getCategoryNameInOrders: (categoryId: CategoryId) => string;
  readonly getShortName: (id: ProductId) => string;
}

export function localizeItem<Item extends ItemProduct>(item: Item): Item {
  return language.startsWith('en') ? item : withShownNames(item, { getCategoryNameInOrders, getShortName });
}

/** Spanish texts pass their own names: on the server `#text` is English. */
export function withShownNames<Item extends ItemProduct>(item: Item, names: ShownNames): Item {
  const categoryId = categoryIds.find((each) => getStoredCategoryName(each) === item.category);
  const id = findProductId(item);
  return {
    ...item,
    category: categoryId ? names.getCategoryNameInOrders(categoryId) : item.category,
    type: id === undefined ? item.type : names.getShortName(id),
  };
}
