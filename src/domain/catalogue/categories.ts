/**
 * The categories in the order of the catalogue. Their ids must stay: URLs hold them, and stored carts hold what
 * `getStoredCategoryName` makes of them.
 */
export const categoryIds = ['cinnamon', 'whole-spices', 'spice-powder'] as const;

export type CategoryId = (typeof categoryIds)[number];

export function parseCategoryId(text: string | undefined): CategoryId | undefined {
  return categoryIds.find((categoryId) => categoryId === text);
}

export function orderPath(categoryId: CategoryId): string {
  return `/order/${categoryId}`;
}

export function categoryPath(categoryId: CategoryId): string {
  return `/products?category=${categoryId}`;
}

export function getStoredCategoryName(categoryId: CategoryId): string {
  return categoryId
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
