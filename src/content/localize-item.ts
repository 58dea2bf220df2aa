import { orderCategoryName, productName } from '#text/catalogue.ts';
import { language } from '#text/site.ts';
import { nameItem } from './item-names.ts';

/** Category and type in this language; those of another catalogue stay as they are stored. */
export function localizeItem<Item extends { readonly category: string; readonly type: string }>(item: Item): Item {
  // Stored names are English.
  return language.startsWith('en') ? item : nameItem(item, { orderCategoryName, productName });
}
