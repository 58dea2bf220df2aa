import { formatItemCount, formatPacks, formatPounds, formatTotal, formatWeights } from '../format/number.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

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
  /** Hidden text before the weight of all packs of a row. */
  rowTotal: 'total',
  weight: (weight: Weight) => formatWeights([weight]),
  pounds: formatPounds,
  /** This line stands under a product: the documents that are asked for with it. */
  documents: (names: readonly string[]) => `Documents: ${names.join(', ')}`,
  /** This line stands under a product that several rows have in the same pack. */
  alike: (rows: number) => `${rows} rows like this`,
  totalLabel: 'Total',
  formatTotal,
  addMore: 'Add more items',
  pasteList: 'Paste a list',
  clear: 'Start a new list',
  share: 'Share items',
} as const;

export const rowEditorTexts = {
  quantity: 'Quantity',
  fewer: 'One pack less',
  more: 'One pack more',
  packWeight: 'Pack weight',
  unit: 'Unit',
  save: 'Save',
  cancel: 'Cancel',
  changedElsewhere: (item: string) =>
    `This row was changed elsewhere meanwhile. It is now: ${item}. What you have typed here stays, and replaces it when you save.`,
  missingWeight: 'Please enter a pack weight.',
} as const;

export const shareListTexts = {
  title: 'Share these items',
  text: 'The link holds the items with their details only. Your email, name and number are not in it.',
  cutNotice: (most: number, count: number) =>
    `A link holds ${most} items at most, so the last ${count - most} of your ${count} items are not in it.`,
  link: 'Link to these items',
  copy: 'Copy Link',
  copied: 'The link is copied.',
  notCopied: 'The link is marked. Copy it with your browser.',
  close: 'Close',
} as const;

export const removedNoticeTexts = {
  removed: (category: string, type: string) => `${category}, ${type} was removed.`,
  undo: 'Undo',
  /** Hidden text after `undo`, for screen readers. */
  undoWhat: (row: string) => `removing ${row}`,
  back: (category: string, type: string) => `${category}, ${type} is back in your quote request.`,
} as const;

/** The texts of emptying the cart for a new list, with undo. */
export const clearingNoticeTexts = {
  cleared: (count: number) => (count === 1 ? '1 item was removed.' : `${formatItemCount(count)} were removed.`),
  undo: 'Undo',
  undoWhat: 'removing them',
  /** `seconds`: how long until the server allows the next item; undefined if there is no wait. */
  clearing: (left: number, seconds: number | undefined) => `Removing ${formatItemCount(left)}${formatWait(seconds)}`,
  restoring: (left: number, seconds: number | undefined) =>
    `Putting ${formatItemCount(left)} back${formatWait(seconds)}`,
  restored: (count: number) =>
    count === 1 ? '1 item is back in your quote request.' : `${formatItemCount(count)} are back in your quote request.`,
  clearFailed: (left: number) =>
    `Not everything could be removed. Still in your quote request: ${formatItemCount(left)}. Please try again.`,
  restoreFailed: (left: number, reason: string) => `Not back yet: ${formatItemCount(left)}. ${reason}`,
} as const;

function formatWait(seconds: number | undefined): string {
  return seconds === undefined ? '…' : `, waiting ${seconds} s for the server’s limit`;
}

const another: Readonly<Record<CategoryId, string>> = {
  cinnamon: 'Add another cinnamon',
  'whole-spices': 'Add another whole spice',
  'spice-powder': 'Add another spice powder',
};

export const addedNoticeTexts = {
  added: (name: string, quantity: number, weight: string, unit: string) =>
    `${name}, ${formatPacks(quantity, weight, unit)}, is in your quote request.`,
  another,
  send: 'Send the request',
} as const;
