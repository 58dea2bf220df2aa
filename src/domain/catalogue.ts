/** The three categories by the address of their order page, in the order of the catalogue (spec sections 2 and 3). */
export const categories = ['cinnamon', 'whole-spices', 'spice-powder'] as const;

export type Category = (typeof categories)[number];

/** First and last product id of each category (spec section 9). */
const idRanges: Record<Category, readonly [first: number, last: number]> = {
  cinnamon: [1, 14],
  'whole-spices': [15, 23],
  'spice-powder': [24, 30],
};

const lastId = 30;

/** Every product id, 1 to 30. */
export const productIds: readonly number[] = Array.from({ length: lastId }, (_, index) => index + 1);

/** The product ids of one category, in catalogue order. */
export function productIdsOf(category: Category): readonly number[] {
  const [first, last] = idRanges[category];
  return productIds.slice(first - 1, last);
}

/** The category a product id (1 to 30) belongs to. */
export function categoryOf(productId: number): Category {
  return categories.find((category) => productId <= idRanges[category][1]) ?? 'spice-powder';
}

/** Reads the category of an order address; undefined for anything else. */
export function parseCategory(text: string | undefined): Category | undefined {
  return categories.find((category) => category === text);
}

/** Reads the id in a product address: digits only, no leading zero, 1 to 30; undefined for anything else. */
export function parseProductId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d*$/.test(text)) return undefined;
  const id = Number(text);
  return id <= lastId ? id : undefined;
}

/** The words stored as an order's category: `whole-spices` becomes `Whole Spices` (spec section 3). */
export function storedCategory(category: Category): string {
  return category
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
