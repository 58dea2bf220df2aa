import { formatItemCount, formatPacks, formatPounds, formatTotal, formatWeights } from '../format/number.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { Category } from '#domain/catalogue/categories.ts';

export const head: PageHead = {
  title: `Your Quote Request | ${company.name}`,
  description:
    'The spices you have chosen. Check the items, add your name and number, and send your request by WhatsApp.',
};

export const cartPageTexts = {
  title: 'Your quote request',
  lead: 'Check the items, then send them to us. We answer with a quote.',
  loading: 'Your quote request is being opened.',
} as const;

export const emailStepTexts = {
  title: 'Enter Your Email to View Cart',
  text: 'Your quote request is kept under your email. No account and no password.',
  email: 'Email',
  submit: 'Submit Email',
  keep: (email: string) => `Keep ${email}`,
  forgotten: 'Your email, name and number were removed from this browser.',
} as const;

export const emptyCartTexts = {
  title: 'Your cart is currently empty',
  text: 'Choose a spice, a pack weight and a quantity. Your items are then listed here.',
  continue: 'Continue Shopping',
} as const;

export const cartTableTexts = {
  label: 'Items of your quote request',
  count: formatItemCount,
  category: 'Category',
  type: 'Type',
  quantity: 'Quantity',
  packWeight: 'Pack Weight',
  actions: 'Actions',
  remove: 'Remove',
  change: 'Change',
  /** Accessible name of the form that `change` opens. */
  changeRow: (row: string) => `Change ${row}`,
  changed: (category: string, type: string) => `${category}, ${type} was changed.`,
  /** Hidden text before the content of several packs. */
  rowTotal: 'total',
  weight: (weight: Weight) => formatWeights([weight]),
  pounds: formatPounds,
  /** Under a product: the documents that are asked for with it. */
  documents: (names: readonly string[]) => `Documents: ${names.join(', ')}`,
  /** Under a product that several rows have in the same pack. */
  alike: (rows: number) => `${rows} rows like this`,
  total: 'Total',
  totals: formatTotal,
  addMore: 'Add more items',
  pasteList: 'Paste a list',
  startNew: 'Start a new list',
  share: 'Share items',
} as const;

export const removalNoticeTexts = {
  removed: (category: string, type: string) => `${category}, ${type} was removed.`,
  undo: 'Undo',
  /** Hidden text after `undo`, for screen readers. */
  undoWhat: (row: string) => `removing ${row}`,
  back: (category: string, type: string) => `${category}, ${type} is back in your quote request.`,
} as const;

const another: Readonly<Record<Category, string>> = {
  cinnamon: 'Add another cinnamon',
  'whole-spices': 'Add another whole spice',
  'spice-powder': 'Add another spice powder',
};

export const justAddedTexts = {
  added: (name: string, quantity: number, weight: string, unit: string) =>
    `${name}, ${formatPacks(quantity, weight, unit)}, is in your quote request.`,
  another,
  send: 'Send the request',
} as const;
