import { getStoredType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { getStoredCategory, type Category } from '#domain/catalogue/categories.ts';

/** The categories as the page of all products names them. */
export const categoryNames: Readonly<Record<Category, string>> = {
  cinnamon: 'Cinnamon Products',
  'whole-spices': 'Whole Spices',
  'spice-powder': 'Spice Powders',
};

/** The name of a category on the shop and order pages: in English its stored name. */
export function orderCategoryName(category: Category): string {
  return getStoredCategory(category);
}

/** The name of a product within its category: in English its stored name. */
export function shortName(id: ProductId): string {
  return getStoredType(id);
}
