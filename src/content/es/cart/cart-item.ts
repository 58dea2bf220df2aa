import { getCategoryNameInOrders, getShortName } from '../catalogue/names.ts';
import { formatPacks, formatWeights } from '../format/number.ts';
import { withShownNames } from '#content/catalogue/localize-item.ts';
import type { CartItemError, ItemContent, ItemField } from '#domain/cart/cart-item.ts';
import type { QuoteLabels } from '#domain/quote/quote-message.ts';

/** The order form shows these errors, and the API sends them. */
export const cartItemErrors: Record<CartItemError, string> = {
  'missing-fields': 'Elija un tipo, indique el peso por empaque y escriba su correo.',
  'invalid-email': 'Escriba un correo válido.',
  'invalid-category': 'La categoría debe tener de 1 a 100 caracteres.',
  'invalid-type': 'El tipo debe tener de 1 a 100 caracteres.',
  'invalid-weight': 'Indique un peso por empaque de 0 o más, con 6 dígitos como máximo.',
  'invalid-quantity': 'Indique una cantidad de 1 a 1,000,000, sin decimales.',
  'invalid-unit': 'Elija kg, ml o l como unidad.',
  'invalid-note': 'Escriba los detalles en una sola línea de texto simple.',
  'note-too-long': 'Use 120 caracteres como máximo para los detalles.',
};

/** Distinguishes a row of the cart from the others, in the names of its buttons. */
export function itemName({ category, type, quantity, packWeight, unit, note }: ItemContent): string {
  return [category, type, formatPacks(quantity, packWeight, unit), ...(note === undefined ? [] : [note])].join(', ');
}

/** An item in the half of the quote message that the buyer reads. */
export const itemLineTexts: Pick<QuoteLabels, 'item' | 'itemTotal' | 'itemNote'> = {
  item: (position, item) => {
    const { category, type, quantity, packWeight, unit } = withShownNames(item, {
      getCategoryNameInOrders,
      getShortName,
    });
    return `${position}. ${category}, ${type}, cantidad ${quantity}, peso por empaque ${packWeight} ${unit}`;
  },
  itemTotal: (weight) => `, total ${formatWeights([weight])}`,
  itemNote: (note) => ` (${note})`,
};

/** What the privacy page calls each field. */
export const keptFields: Readonly<Record<ItemField, string>> = {
  category: 'categoría',
  type: 'producto',
  quantity: 'cantidad',
  packWeight: 'peso por empaque',
  unit: 'unidad',
  note: 'los detalles que usted escribió',
};

/** The company reads these: they stay in English. */
export { exportColumns } from '../../en/cart/cart-item.ts';
