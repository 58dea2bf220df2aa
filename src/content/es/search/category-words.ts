import type { CategoryId } from '#domain/catalogue/categories.ts';

/** Words that a buyer may use for all products of a category: lower case, no accents. */
export const categoryWords: Readonly<Record<CategoryId, string>> = {
  cinnamon: '',
  'whole-spices': 'entera entero grano',
  'spice-powder': 'ground polvo molida molido poudre pulver gemahlen',
};
