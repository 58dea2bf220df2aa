import type { Category } from '#domain/catalogue.ts';

const groups: Readonly<Record<Category, () => Promise<unknown>>> = {
  cinnamon: () => import('./en/pictures/products-cinnamon.generated.ts'),
  'whole-spices': () => import('./en/pictures/products-whole-spices.generated.ts'),
  'spice-powder': () => import('./en/pictures/products-spice-powder.generated.ts'),
};

/** Brings along the main pictures of a category's products; fetched on their own, as its pages are. */
export async function loadCategoryPictures(category: Category): Promise<void> {
  await groups[category]();
}
