import { findProductId } from '#domain/catalogue.ts';
import { categories, categoryLabel } from '#domain/categories.ts';
import { orderCategoryName, productName } from '#text/catalogue.ts';
import { language } from '#text/site.ts';

/** An item with its category and type as this language names them. Those of another catalogue stay as they are stored. */
export function localizeItem<Item extends { readonly category: string; readonly type: string }>(item: Item): Item {
  // Stored names are English.
  if (language === 'en') return item;
  const category = categories.find((each) => categoryLabel(each) === item.category);
  const id = findProductId(item);
  return {
    ...item,
    category: category ? orderCategoryName(category) : item.category,
    type: id === undefined ? item.type : productName(id),
  };
}
