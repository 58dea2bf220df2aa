import { getStoredType, isQuill, type ProductId, type QuillId } from '#domain/catalogue/catalogue.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

/** The names of categories outside of orders, which use `getCategoryNameInOrders`. */
export const categoryNames: Readonly<Record<CategoryId, string>> = {
  cinnamon: 'Productos de canela',
  'whole-spices': 'Especias enteras',
  'spice-powder': 'Especias molidas',
};

const orderNames: Readonly<Record<CategoryId, string>> = {
  cinnamon: 'Canela',
  'whole-spices': 'Especias enteras',
  'spice-powder': 'Especias molidas',
};

/** The category's name in the shop, the order form, lists and messages. The stored name stays English. */
export function getCategoryNameInOrders(categoryId: CategoryId): string {
  return orderNames[categoryId];
}

/** Names within a category. Grades are codes of the trade and keep the stored name. */
const ownNames: Readonly<Record<Exclude<ProductId, QuillId>, string>> = {
  1: 'Recortes (off cut)',
  2: 'En trozo (quillings No.\u00a002)',
  13: 'Aceite de hoja',
  14: 'Molida',
  15: 'Pimienta negra',
  16: 'Nuez moscada',
  17: 'Clavo de olor',
  18: 'Macis',
  19: 'Nuez de areca (betel)',
  20: 'Pimienta verde deshidratada',
  21: 'Pimienta blanca',
  22: 'Pedúnculos de clavo',
  23: 'Cúrcuma',
  24: 'Pimienta negra',
  25: 'Nuez moscada',
  26: 'Pimienta blanca',
  27: 'Jengibre',
  28: 'Clavo de olor',
  29: 'Cúrcuma',
  30: 'Chile (ají)',
};

/** The name of a product within its category; what is stored stays English. */
export function getShortName(id: ProductId): string {
  return isQuill(id) ? getStoredType(id) : ownNames[id];
}
