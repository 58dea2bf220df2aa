import type { ItemProduct } from '#domain/cart/cart-item.ts';
import { categories, getStoredCategory, type Category } from './categories.ts';

/** Products of a kind are specified by the same properties, such as a mesh. */
export type ProductKind = 'quills' | 'powder' | 'oil' | 'whole';

/** Buyers ask for the same papers for all products of a family; in the order of the papers page. */
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
  readonly papers: PaperFamily;
  /** True for goods that are cut into sticks of the length that the buyer names. */
  readonly isCut?: true;
}

/** The products by id. Ids are part of public addresses: never reuse one. */
const products = {
  1: { category: 'cinnamon', type: 'Off Cut', kind: 'whole', papers: 'cinnamon' },
  2: { category: 'cinnamon', type: 'Quillings No. 02', kind: 'whole', papers: 'cinnamon' },
  3: { category: 'cinnamon', type: 'H1', kind: 'quills', papers: 'cinnamon' },
  4: { category: 'cinnamon', type: 'H2', kind: 'quills', papers: 'cinnamon' },
  5: { category: 'cinnamon', type: 'H2 Super', kind: 'quills', papers: 'cinnamon' },
  6: { category: 'cinnamon', type: 'M4', kind: 'quills', papers: 'cinnamon' },
  7: { category: 'cinnamon', type: 'M5', kind: 'quills', papers: 'cinnamon', isCut: true },
  8: { category: 'cinnamon', type: 'C4', kind: 'quills', papers: 'cinnamon', isCut: true },
  9: { category: 'cinnamon', type: 'C5', kind: 'quills', papers: 'cinnamon', isCut: true },
  10: { category: 'cinnamon', type: 'C5 Special', kind: 'quills', papers: 'cinnamon', isCut: true },
  11: { category: 'cinnamon', type: 'Extra Special', kind: 'quills', papers: 'cinnamon', isCut: true },
  12: { category: 'cinnamon', type: 'Alba', kind: 'quills', papers: 'cinnamon', isCut: true },
  13: { category: 'cinnamon', type: 'Leaf Oil', kind: 'oil', papers: 'leafOil' },
  14: { category: 'cinnamon', type: 'Powder', kind: 'powder', papers: 'cinnamon' },
  15: { category: 'whole-spices', type: 'Black Pepper', kind: 'whole', papers: 'pepper' },
  16: { category: 'whole-spices', type: 'Nutmeg', kind: 'whole', papers: 'nutmegAndMace' },
  17: { category: 'whole-spices', type: 'Cloves', kind: 'whole', papers: 'cloves' },
  18: { category: 'whole-spices', type: 'Mace', kind: 'whole', papers: 'nutmegAndMace' },
  19: { category: 'whole-spices', type: 'Betel Nuts', kind: 'whole', papers: 'betelNuts' },
  20: { category: 'whole-spices', type: 'Dehydrated Green Pepper', kind: 'whole', papers: 'greenPepper' },
  21: { category: 'whole-spices', type: 'White Pepper', kind: 'whole', papers: 'pepper' },
  22: { category: 'whole-spices', type: 'Clove Stems', kind: 'whole', papers: 'cloves' },
  23: { category: 'whole-spices', type: 'Turmeric', kind: 'whole', papers: 'turmeric' },
  24: { category: 'spice-powder', type: 'Black Pepper', kind: 'powder', papers: 'pepper' },
  25: { category: 'spice-powder', type: 'Nutmeg', kind: 'powder', papers: 'nutmegAndMace' },
  26: { category: 'spice-powder', type: 'White Pepper', kind: 'powder', papers: 'pepper' },
  27: { category: 'spice-powder', type: 'Ginger', kind: 'powder', papers: 'ginger' },
  28: { category: 'spice-powder', type: 'Clove', kind: 'powder', papers: 'cloves' },
  29: { category: 'spice-powder', type: 'Turmeric', kind: 'powder', papers: 'turmeric' },
  30: { category: 'spice-powder', type: 'Chili', kind: 'powder', papers: 'chiliPowder' },
} as const satisfies Readonly<Record<number, ProductRecord>>;

type Products = typeof products;
export type ProductId = keyof Products;

export type ProductIdOf<In extends Category> = {
  [Id in ProductId]: Products[Id]['category'] extends In ? Id : never;
}[ProductId];

const ids = Object.keys(products).map(Number) as readonly ProductId[];

export function getProductIds<In extends Category>(category: In): readonly ProductIdOf<In>[] {
  return ids.filter((id): id is ProductIdOf<In> => products[id].category === category);
}

export const productIds: readonly ProductId[] = categories.flatMap((category) => getProductIds(category));

export function getCategory(id: ProductId): Category {
  return products[id].category;
}

export function getKind(id: ProductId): ProductKind {
  return products[id].kind;
}

export function isCutToLength(id: ProductId): boolean {
  return 'isCut' in products[id];
}

/** The quills: grades, and trade names without published figures. The grade rail helps their buyers. */
export type QuillId = {
  [Id in ProductId]: Products[Id]['kind'] extends 'quills' ? Id : never;
}[ProductId];

export function isQuill(id: ProductId): id is QuillId {
  return products[id].kind === 'quills';
}

export function getPaperFamily(id: ProductId): PaperFamily {
  return products[id].papers;
}

export function getFamilyProductIds(family: PaperFamily): readonly ProductId[] {
  return productIds.filter((id) => products[id].papers === family);
}

/** The name stored as the type of a cart item; unique in its category only. */
export function getStoredType(id: ProductId): string {
  return products[id].type;
}

/** Category and type as a cart item holds them. */
export function getStoredNames(id: ProductId): ItemProduct {
  return { category: getStoredCategory(getCategory(id)), type: getStoredType(id) };
}

export function findProductId({ category, type }: ItemProduct): ProductId | undefined {
  return ids.find((id) => products[id].type === type && getStoredCategory(products[id].category) === category);
}

/** The address of a product's page, below the language's. */
export function productPath(id: ProductId): string {
  return `/product/${id}`;
}

/** Ids in addresses have no leading zero, so that a product has one address. */
export function parseProductId(text: string | undefined): ProductId | undefined {
  return ids.find((id) => String(id) === text);
}
