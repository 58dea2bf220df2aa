import { getStoredType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { getStoredCategory, type Category } from '#domain/catalogue/categories.ts';

/** The full names of the categories, where products of all categories stand together. */
export const categoryNames: Readonly<Record<Category, string>> = {
  cinnamon: 'Cinnamon Products',
  'whole-spices': 'Whole Spices',
  'spice-powder': 'Spice Powders',
};

/** The short name of a category, where one is chosen or ordered from: in English its stored name. */
export function orderCategoryName(category: Category): string {
  return getStoredCategory(category);
}

/** The name of a product within its category: in English its stored name. */
export function shortName(id: ProductId): string {
  return getStoredType(id);
}
