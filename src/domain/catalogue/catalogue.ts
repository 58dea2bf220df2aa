import type { ItemProduct } from '#domain/cart/cart-item.ts';
import { categoryIds, getStoredCategoryName, type CategoryId } from './categories.ts';

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
  readonly categoryId: CategoryId;
  readonly type: string;
  readonly kind: ProductKind;
  readonly paperFamily: PaperFamily;
  readonly isCutToLength?: true;
  readonly isBaled?: true;
}

/** Ids are part of public addresses: never reuse one. */
const products = {
  1: { categoryId: 'cinnamon', type: 'Off Cut', kind: 'whole', paperFamily: 'cinnamon' },
  2: { categoryId: 'cinnamon', type: 'Quillings No. 02', kind: 'whole', paperFamily: 'cinnamon', isBaled: true },
  3: { categoryId: 'cinnamon', type: 'H1', kind: 'quills', paperFamily: 'cinnamon', isBaled: true },
  4: { categoryId: 'cinnamon', type: 'H2', kind: 'quills', paperFamily: 'cinnamon', isBaled: true },
  5: { categoryId: 'cinnamon', type: 'H2 Super', kind: 'quills', paperFamily: 'cinnamon', isBaled: true },
  6: { categoryId: 'cinnamon', type: 'M4', kind: 'quills', paperFamily: 'cinnamon', isBaled: true },
  7: {
    categoryId: 'cinnamon',
    type: 'M5',
    kind: 'quills',
    paperFamily: 'cinnamon',
    isCutToLength: true,
    isBaled: true,
  },
  8: {
    categoryId: 'cinnamon',
    type: 'C4',
    kind: 'quills',
    paperFamily: 'cinnamon',
    isCutToLength: true,
    isBaled: true,
  },
  9: {
    categoryId: 'cinnamon',
    type: 'C5',
    kind: 'quills',
    paperFamily: 'cinnamon',
    isCutToLength: true,
    isBaled: true,
  },
  10: { categoryId: 'cinnamon', type: 'C5 Special', kind: 'quills', paperFamily: 'cinnamon', isCutToLength: true },
  11: { categoryId: 'cinnamon', type: 'Extra Special', kind: 'quills', paperFamily: 'cinnamon', isCutToLength: true },
  12: { categoryId: 'cinnamon', type: 'Alba', kind: 'quills', paperFamily: 'cinnamon', isCutToLength: true },
  13: { categoryId: 'cinnamon', type: 'Leaf Oil', kind: 'oil', paperFamily: 'leafOil' },
  14: { categoryId: 'cinnamon', type: 'Powder', kind: 'powder', paperFamily: 'cinnamon' },
  15: { categoryId: 'whole-spices', type: 'Black Pepper', kind: 'whole', paperFamily: 'pepper' },
  16: { categoryId: 'whole-spices', type: 'Nutmeg', kind: 'whole', paperFamily: 'nutmegAndMace' },
  17: { categoryId: 'whole-spices', type: 'Cloves', kind: 'whole', paperFamily: 'cloves' },
  18: { categoryId: 'whole-spices', type: 'Mace', kind: 'whole', paperFamily: 'nutmegAndMace' },
  19: { categoryId: 'whole-spices', type: 'Betel Nuts', kind: 'whole', paperFamily: 'betelNuts' },
  20: { categoryId: 'whole-spices', type: 'Dehydrated Green Pepper', kind: 'whole', paperFamily: 'greenPepper' },
  21: { categoryId: 'whole-spices', type: 'White Pepper', kind: 'whole', paperFamily: 'pepper' },
  22: { categoryId: 'whole-spices', type: 'Clove Stems', kind: 'whole', paperFamily: 'cloves' },
  23: { categoryId: 'whole-spices', type: 'Turmeric', kind: 'whole', paperFamily: 'turmeric' },
  24: { categoryId: 'spice-powder', type: 'Black Pepper', kind: 'powder', paperFamily: 'pepper' },
  25: { categoryId: 'spice-powder', type: 'Nutmeg', kind: 'powder', paperFamily: 'nutmegAndMace' },
  26: { categoryId: 'spice-powder', type: 'White Pepper', kind: 'powder', paperFamily: 'pepper' },
  27: { categoryId: 'spice-powder', type: 'Ginger', kind: 'powder', paperFamily: 'ginger' },
  28: { categoryId: 'spice-powder', type: 'Clove', kind: 'powder', paperFamily: 'cloves' },
  29: { categoryId: 'spice-powder', type: 'Turmeric', kind: 'powder', paperFamily: 'turmeric' },
  30: { categoryId: 'spice-powder', type: 'Chili', kind: 'powder', paperFamily: 'chiliPowder' },
} as const satisfies Readonly<Record<number, ProductRecord>>;

type Products = typeof products;
export type ProductId = keyof Products;

export type ProductIdIn<In extends CategoryId> = {
  [Id in ProductId]: Products[Id]['categoryId'] extends In ? Id : never;
}[ProductId];

const ascendingIds = Object.keys(products).map(Number) as readonly ProductId[];

export function getProductIds<In extends CategoryId>(categoryId: In): readonly ProductIdIn<In>[] {
  return ascendingIds.filter((id): id is ProductIdIn<In> => products[id].categoryId === categoryId);
}

export const productIds: readonly ProductId[] = categoryIds.flatMap((categoryId) => getProductIds(categoryId));

export function getCategoryId(id: ProductId): CategoryId {
  return products[id].categoryId;
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
  return { category: getStoredCategoryName(getCategoryId(id)), type: getStoredType(id) };
}

export function findProductId({ category, type }: ItemProduct): ProductId | undefined {
  return ascendingIds.find(
    (id) => products[id].type === type && getStoredCategoryName(products[id].categoryId) === category,
  );
}

export function productPath(id: ProductId): string {
  return `/product/${id}`;
}

/** Ids in addresses have no leading zero, so that a product has one address. */
export function parseProductId(text: string | undefined): ProductId | undefined {
  return ascendingIds.find((id) => String(id) === text);
}
