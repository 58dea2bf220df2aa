import { getStoredType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { getStoredCategory, type Category } from '#domain/catalogue/categories.ts';

/** For all but orders, which have `categoryNameInOrders`. */
export const categoryNames: Readonly<Record<Category, string>> = {
  cinnamon: 'Cinnamon Products',
  'whole-spices': 'Whole Spices',
  'spice-powder': 'Spice Powders',
};

/** For the shop, the order form, and what is ordered, such as lists and messages: in English the stored name. */
export function categoryNameInOrders(category: Category): string {
  return getStoredCategory(category);
}

/** The name of a product within its category: in English its stored name. */
export function shortName(id: ProductId): string {
  return getStoredType(id);
}
