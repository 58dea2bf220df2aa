/**
 * The categories in the order of the catalogue. Their names must stay: URLs hold them, and stored carts hold what
 * `getStoredCategory` makes of them.
 */
export const categories = ['cinnamon', 'whole-spices', 'spice-powder'] as const;

export type Category = (typeof categories)[number];

export function parseCategory(text: string | undefined): Category | undefined {
  return categories.find((category) => category === text);
}

export function orderPath(category: Category): string {
  return `/order/${category}`;
}

export function categoryPath(category: Category): string {
  return `/products?category=${category}`;
}

export function getStoredCategory(category: Category): string {
  return category
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
