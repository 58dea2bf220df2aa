import { productType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { categoryLabel, type Category } from '#domain/catalogue/categories.ts';

/** The categories as the page of all products names them. */
export const categoryNames: Readonly<Record<Category, string>> = {
  cinnamon: 'Cinnamon Products',
  'whole-spices': 'Whole Spices',
  'spice-powder': 'Spice Powders',
};

/** What stands wherever a product is ordered. */
export const productNotices: Readonly<Partial<Record<ProductId, string>>> = {
  // Group 1: IARC monographs. Import rules: FDA Import Alert 23-15; legalitysimplified.com.
  19: 'Areca (betel) nut is classed as carcinogenic to humans. Supplied only where its import is lawful; the buyer obtains any permits.',
};

/** The first words of a notice, on the product's card; its page and the forms have all of it. */
export const shortNotices: Readonly<Partial<Record<ProductId, string>>> = { 19: 'Classed as carcinogenic to humans' };

/** The name of a category on the shop and order pages; in English the one that is stored. */
export function orderCategoryName(category: Category): string {
  return categoryLabel(category);
}

/** The name of a product within its category; in English the one that is stored. */
export function productName(id: ProductId): string {
  return productType(id);
}
