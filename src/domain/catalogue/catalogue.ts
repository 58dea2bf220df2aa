import type { ItemProduct } from '#domain/cart/cart-item.ts';
import { categories, getStoredCategory, type Category } from './categories.ts';

export type ProductKind = 'quills' | 'powder' | 'oil' | 'whole';

/** Families of products that need the same papers, in the order of the papers page. */
export const paperFamilies = [
  'cinnamon',
  'leafOil',
  'pepper',
  'greenPepper',
  'nutmegAndMace',
  'cloves',
  'turmeric',
  'ginger',
  'chiliPowder',
  'betelNuts',
] as const;

export type PaperFamily = (typeof paperFamilies)[number];

interface ProductRecord {
  readonly category: Category;
  readonly type: string;
  readonly kind: ProductKind;
  readonly paperFamily: PaperFamily;
  readonly isCutToLength?: true;
  readonly isBaled?: true;
}

/** Ids are part of public addresses: never reuse one. */
const products = {
  1: { category: 'cinnamon', type: 'Off Cut', kind: 'whole', paperFamily: 'cinnamon' },
  2: { category: 'cinnamon', type: 'Quillings No. 02', kind: 'whole', paperFamily: 'cinnamon', isBaled: true },
  3: { category: 'cinnamon', type: 'H1', kind: 'quills', paperFamily: 'cinnamon', isBaled: true },
  4: { category: 'cinnamon', type: 'H2', kind: 'quills', paperFamily: 'cinnamon', isBaled: true },
  5: { category: 'cinnamon', type: 'H2 Super', kind: 'quills', paperFamily: 'cinnamon', isBaled: true },
  6: { category: 'cinnamon', type: 'M4', kind: 'quills', paperFamily: 'cinnamon', isBaled: true },
  7: { category: 'cinnamon', type: 'M5', kind: 'quills', paperFamily: 'cinnamon', isCutToLength: true, isBaled: true },
  8: { category: 'cinnamon', type: 'C4', kind: 'quills', paperFamily: 'cinnamon', isCutToLength: true, isBaled: true },
  9: { category: 'cinnamon', type: 'C5', kind: 'quills', paperFamily: 'cinnamon', isCutToLength: true, isBaled: true },
  10: { category: 'cinnamon', type: 'C5 Special', kind: 'quills', paperFamily: 'cinnamon', isCutToLength: true },
  11: { category: 'cinnamon', type: 'Extra Special', kind: 'quills', paperFamily: 'cinnamon', isCutToLength: true },
  12: { category: 'cinnamon', type: 'Alba', kind: 'quills', paperFamily: 'cinnamon', isCutToLength: true },
  13: { category: 'cinnamon', type: 'Leaf Oil', kind: 'oil', paperFamily: 'leafOil' },
  14: { category: 'cinnamon', type: 'Powder', kind: 'powder', paperFamily: 'cinnamon' },
  15: { category: 'whole-spices', type: 'Black Pepper', kind: 'whole', paperFamily: 'pepper' },
  16: { category: 'whole-spices', type: 'Nutmeg', kind: 'whole', paperFamily: 'nutmegAndMace' },
  17: { category: 'whole-spices', type: 'Cloves', kind: 'whole', paperFamily: 'cloves' },
  18: { category: 'whole-spices', type: 'Mace', kind: 'whole', paperFamily: 'nutmegAndMace' },
  19: { category: 'whole-spices', type: 'Betel Nuts', kind: 'whole', paperFamily: 'betelNuts' },
  20: { category: 'whole-spices', type: 'Dehydrated Green Pepper', kind: 'whole', paperFamily: 'greenPepper' },
  21: { category: 'whole-spices', type: 'White Pepper', kind: 'whole', paperFamily: 'pepper' },
  22: { category: 'whole-spices', type: 'Clove Stems', kind: 'whole', paperFamily: 'cloves' },
  23: { category: 'whole-spices', type: 'Turmeric', kind: 'whole', paperFamily: 'turmeric' },
  24: { category: 'spice-powder', type: 'Black Pepper', kind: 'powder', paperFamily: 'pepper' },
  25: { category: 'spice-powder', type: 'Nutmeg', kind: 'powder', paperFamily: 'nutmegAndMace' },
  26: { category: 'spice-powder', type: 'White Pepper', kind: 'powder', paperFamily: 'pepper' },
  27: { category: 'spice-powder', type: 'Ginger', kind: 'powder', paperFamily: 'ginger' },
  28: { category: 'spice-powder', type: 'Clove', kind: 'powder', paperFamily: 'cloves' },
  29: { category: 'spice-powder', type: 'Turmeric', kind: 'powder', paperFamily: 'turmeric' },
  30: { category: 'spice-powder', type: 'Chili', kind: 'powder', paperFamily: 'chiliPowder' },
} as const satisfies Readonly<Record<number, ProductRecord>>;

type Products = typeof products;
export type ProductId = keyof Products;

export type ProductIdIn<In extends Category> = {
  [Id in ProductId]: Products[Id]['category'] extends In ? Id : never;
}[ProductId];

const ascendingIds = Object.keys(products).map(Number) as readonly ProductId[];

export function getProductIds<In extends Category>(category: In): readonly ProductIdIn<In>[] {
  return ascendingIds.filter((id): id is ProductIdIn<In> => products[id].category === category);
}

export const productIds: readonly ProductId[] = categories.flatMap((category) => getProductIds(category));

export function getCategory(id: ProductId): Category {
  return products[id].category;
}

export function getKind(id: ProductId): ProductKind {
  return products[id].kind;
}

export function isCutToLength(id: ProductId): boolean {
  return 'isCutToLength' in products[id];
}

export function isBaled(id: ProductId): boolean {
  return 'isBaled' in products[id];
}

/** Some quills have no grade: they are trade names without published figures. */
export type QuillId = {
  [Id in ProductId]: Products[Id]['kind'] extends 'quills' ? Id : never;
}[ProductId];

export function isQuill(id: ProductId): id is QuillId {
  return products[id].kind === 'quills';
}

export function getPaperFamily(id: ProductId): PaperFamily {
  return products[id].paperFamily;
}

export function getFamilyProductIds(family: PaperFamily): readonly ProductId[] {
  return productIds.filter((id) => products[id].paperFamily === family);
}

/** The name stored as the type of a cart item; unique in its category only. */
export function getStoredType(id: ProductId): string {
  return products[id].type;
}

export function getStoredNames(id: ProductId): ItemProduct {
  return { category: getStoredCategory(getCategory(id)), type: getStoredType(id) };
}

export function findProductId({ category, type }: ItemProduct): ProductId | undefined {
  return ascendingIds.find((id) => products[id].type === type && getStoredCategory(products[id].category) === category);
}

export function productPath(id: ProductId): string {
  return `/product/${id}`;
}

/** Ids in addresses have no leading zero, so that a product has one address. */
export function parseProductId(text: string | undefined): ProductId | undefined {
  return ascendingIds.find((id) => String(id) === text);
}
