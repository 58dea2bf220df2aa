import { categoryOf, type Category } from '#domain/catalogue.ts';

/** The thirty names as the order page offers them, in the order of their ids (spec section 3). */
export const productNames = [
  'Off Cut',
  'Quillings No. 02',
  'H1',
  'H2',
  'H2 Super',
  'M4',
  'M5',
  'C4',
  'C5',
  'C5 Special',
  'Extra Special',
  'Alba',
  'Leaf Oil',
  'Powder',
  'Black Pepper',
  'Nutmeg',
  'Cloves',
  'Mace',
  'Betel Nuts',
  'Dehydrated Green Pepper',
  'White Pepper',
  'Clove Stems',
  'Turmeric',
  'Black Pepper',
  'Nutmeg',
  'White Pepper',
  'Ginger',
  'Clove',
  'Turmeric',
  'Chili',
] as const;

/** The categories as `/products` names them (spec section 2). */
export const categoryNames: Record<Category, string> = {
  cinnamon: 'Cinnamon Products',
  'whole-spices': 'Whole Spices',
  'spice-powder': 'Spice Powders',
};

/** The categories as `/shop` names them (spec section 2). */
export const orderCategoryNames: Record<Category, string> = {
  cinnamon: 'Cinnamon',
  'whole-spices': 'Whole Spices',
  'spice-powder': 'Spice Powder',
};

/** Cinnamon that is named after what it is; the other cinnamon names are grades. */
const plainCinnamon: ReadonlySet<string> = new Set(['Off Cut', 'Quillings No. 02', 'Leaf Oil', 'Powder']);

/** The name of a product within its category, id 1 to 30; throws a `RangeError` for any other id. */
export function productName(id: number): string {
  const name = productNames[id - 1];
  if (name === undefined) throw new RangeError(`no product has the id ${id}`);
  return name;
}

/** A product's name that is clear without its category: 'Ceylon Cinnamon H1', 'Clove Powder'. Throws as `productName`. */
export function displayName(id: number): string {
  const name = productName(id);
  const category = categoryOf(id);
  if (category === 'whole-spices') return name;
  if (category === 'spice-powder') return `${name} Powder`;
  return plainCinnamon.has(name) ? `Cinnamon ${name}` : `Ceylon Cinnamon ${name}`;
}
