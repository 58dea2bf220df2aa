import { getStoredType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { getStoredCategoryName, type CategoryId } from '#domain/catalogue/categories.ts';

/** The names of categories outside of orders, which use `getCategoryNameInOrders`. */
export const categoryNames: Readonly<Record<CategoryId, string>> = {
  cinnamon: 'Cinnamon Products',
  'whole-spices': 'Whole Spices',
  'spice-powder': 'Spice Powders',
};

/** The category's name in the shop, the order form, lists and messages: in English it is the stored name. */
export function getCategoryNameInOrders(categoryId: CategoryId): string {
  return getStoredCategoryName(categoryId);
}

/** The name of a product within its category: in English its stored name. */
export function getShortName(id: ProductId): string {
  return getStoredType(id);
}
