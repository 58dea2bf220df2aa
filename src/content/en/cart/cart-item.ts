import { formatPacks, formatWeights } from '../format/number.ts';
import type { CartItemError, ItemContent, ItemField } from '#domain/cart/cart-item.ts';
import type { QuoteLabels } from '#domain/quote/quote-message.ts';

/** The order form shows these errors, and the API sends them. */
export const cartItemErrors: Record<CartItemError, string> = {
  'missing-fields': 'Please select a type, enter a pack weight, and provide your email.',
  'invalid-email': 'Please enter a valid email address.',
  'invalid-category': 'Please choose a category of 1 to 100 characters.',
  'invalid-type': 'Please choose a type of 1 to 100 characters.',
  'invalid-weight': 'Enter a weight of 0 or more, for example 25 or 0.5, with at most 6 digits.',
  'invalid-quantity': 'Please enter a quantity from 1 to 1,000,000, as a whole number.',
  'invalid-unit': 'Please choose kg, ml or l as the unit.',
  'invalid-note': 'Please write the details in one line of plain text.',
  'note-too-long': 'Please keep the details to 120 characters.',
};

/** Distinguishes a row of the cart from the others, in the names of its buttons. */
export function itemName({ category, type, quantity, packWeight, unit, note }: ItemContent): string {
  return [category, type, formatPacks(quantity, packWeight, unit), ...(note === undefined ? [] : [note])].join(', ');
}

/** An item in the quote message. */
export const itemLineTexts: Pick<QuoteLabels, 'item' | 'itemTotal' | 'itemNote'> = {
  item: (position, { category, type, quantity, packWeight, unit }) =>
    `${position}. ${category}, ${type}, quantity ${quantity}, pack weight ${packWeight} ${unit}`,
  itemTotal: (weight) => `, total ${formatWeights([weight])}`,
  itemNote: (note) => ` (${note})`,
};

/** What the privacy page calls each field. */
export const keptFields: Readonly<Record<ItemField, string>> = {
  category: 'category',
  type: 'product',
  quantity: 'quantity',
  packWeight: 'pack weight',
  unit: 'unit',
  note: 'the details that you wrote about it',
};

/** Column titles of CSV files, in the order of the owner's export. */
export const exportColumns = {
  email: 'Email',
  category: 'Category',
  type: 'Type',
  quantity: 'Quantity',
  packWeight: 'Pack weight',
  unit: 'Unit',
  added: 'Added (UTC)',
  changed: 'Last change (UTC)',
  note: 'Details',
} as const satisfies Readonly<Record<ItemField | 'email' | 'added' | 'changed', string>>;
