import { categories, categoryLabel, type Category } from './categories.ts';

/**
 * By id: the category, and the name stored as the type of a cart item. Ids are part of public addresses: never reuse
 * one.
 */
const products = {
  1: { category: 'cinnamon', type: 'Off Cut' },
  2: { category: 'cinnamon', type: 'Quillings No. 02' },
  3: { category: 'cinnamon', type: 'H1' },
  4: { category: 'cinnamon', type: 'H2' },
  5: { category: 'cinnamon', type: 'H2 Super' },
  6: { category: 'cinnamon', type: 'M4' },
  7: { category: 'cinnamon', type: 'M5' },
  8: { category: 'cinnamon', type: 'C4' },
  9: { category: 'cinnamon', type: 'C5' },
  10: { category: 'cinnamon', type: 'C5 Special' },
  11: { category: 'cinnamon', type: 'Extra Special' },
  12: { category: 'cinnamon', type: 'Alba' },
  13: { category: 'cinnamon', type: 'Leaf Oil' },
  14: { category: 'cinnamon', type: 'Powder' },
  15: { category: 'whole-spices', type: 'Black Pepper' },
  16: { category: 'whole-spices', type: 'Nutmeg' },
  17: { category: 'whole-spices', type: 'Cloves' },
  18: { category: 'whole-spices', type: 'Mace' },
  19: { category: 'whole-spices', type: 'Betel Nuts' },
  20: { category: 'whole-spices', type: 'Dehydrated Green Pepper' },
  21: { category: 'whole-spices', type: 'White Pepper' },
  22: { category: 'whole-spices', type: 'Clove Stems' },
  23: { category: 'whole-spices', type: 'Turmeric' },
  24: { category: 'spice-powder', type: 'Black Pepper' },
  25: { category: 'spice-powder', type: 'Nutmeg' },
  26: { category: 'spice-powder', type: 'White Pepper' },
  27: { category: 'spice-powder', type: 'Ginger' },
  28: { category: 'spice-powder', type: 'Clove' },
  29: { category: 'spice-powder', type: 'Turmeric' },
  30: { category: 'spice-powder', type: 'Chili' },
} as const satisfies Readonly<Record<number, { readonly category: Category; readonly type: string }>>;

type Products = typeof products;
export type ProductId = keyof Products;

export type ProductIdOf<In extends Category> = {
  [Id in ProductId]: Products[Id]['category'] extends In ? Id : never;
}[ProductId];

const ids = Object.keys(products).map(Number) as readonly ProductId[];

/** Lowest first. */
export function productIdsOf<In extends Category>(category: In): readonly ProductIdOf<In>[] {
  return ids.filter((id): id is ProductIdOf<In> => products[id].category === category);
}

export const productIds: readonly ProductId[] = categories.flatMap((category) => productIdsOf(category));

export function categoryOf(id: ProductId): Category {
  return products[id].category;
}

/** The name stored as the type of a cart item; unique in its category only. */
export function productType(id: ProductId): string {
  return products[id].type;
}

/** Undefined for an item of another catalogue. */
export function findProductId(item: { readonly category: string; readonly type: string }): ProductId | undefined {
  return ids.find((id) => products[id].type === item.type && categoryLabel(products[id].category) === item.category);
}

/** An id in an address: digits without leading zero. Undefined if there is no such product. */
export function parseProductId(text: string | undefined): ProductId | undefined {
  return ids.find((id) => String(id) === text);
}
