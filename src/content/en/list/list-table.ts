import { cartItemErrors } from '../cart/cart-item.ts';
import { formatItemCount, formatNumber, formatPacks, formatTotal } from '../format/number.ts';
import { formatRowCount } from '../format/row-count.ts';
import type { Total } from '#domain/cart/weight.ts';
import type { Doubt } from '#domain/quick-list/parsed-row.ts';

export const listTableTexts = {
  label: 'Items to add',
  columns: {
    product: 'Product',
    quantity: 'Packs',
    packWeight: 'Pack weight',
    unit: 'Unit',
    note: 'Details',
  },
  source: 'As written',
  state: 'State',
  rowNumber: 'Row',
  removal: 'Removal',
  row: (number: number) => `Row ${formatNumber(number)}`,
  /** Accessible name of a field. */
  cell: (column: string, number: number) => `${column}, row ${formatNumber(number)}`,
  choose: 'Please choose',
  /** Hidden text on a button, after the name of a product. */
  chooseWhere: (number: number) => `in row ${formatNumber(number)}`,
  foundCount: (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`),
  noneFound: 'No product has this name.',
  complete: 'Complete',
  check: 'Please check',
  missing: 'Missing',
  confirm: 'It is right',
  /** Hidden text that tells the buttons of the rows apart. */
  confirmWhat: (number: number, product: string, packs: string) => `row ${formatNumber(number)}, ${product}, ${packs}`,
  packs: formatPacks,
  /** Part of a row's note, if its line states only a total. */
  packingOpen: 'packing open',
  withoutWeight: 'The pack weight is 0.',
  remove: (number: number) => `Remove row ${formatNumber(number)}`,
  tableFull: (most: number) => `The table holds ${formatNumber(most)} rows, as many as a quote request.`,
  addRow: 'Add a row',
  undo: 'Undo',
  removed: (count: number) => (count === 1 ? '1 row was removed.' : `${formatRowCount(count)} were removed.`),
  pasted: (count: number) => (count === 1 ? '1 row was filled.' : `${formatRowCount(count)} were filled.`),
  counts: (complete: number, check: number, missing: number) =>
    [
      complete > 0 && `${formatItemCount(complete)} complete`,
      check > 0 && `${formatNumber(check)} to check`,
      missing > 0 && `${formatNumber(missing)} with something missing`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  total: 'Total of what is complete',
  totals: (total: Total) => formatTotal(total),
  otherLines: (count: number) =>
    count === 1 ? '1 line without a product' : `${formatNumber(count)} lines without a product`,
  otherLinesText: 'They are not added.',
  makeRow: 'Make it a row',
  keyboardHint:
    'Tab goes to the next field, the arrow keys and Enter to the next row. Cells copied from a spreadsheet can be pasted into any field.',
} as const;

export const rowProblems = {
  'missing-product': 'Product: please choose it.',
  'unknown-product': 'Product: we have none with this name. Please choose one.',
  'ambiguous-product': 'Product: several have this name. Please choose one.',
  'missing-quantity': 'Packs: how many?',
  'invalid-quantity': cartItemErrors['invalid-quantity'],
  'missing-weight': 'Pack weight: how much is in one pack?',
  'invalid-weight': cartItemErrors['invalid-weight'],
  'note-too-long': cartItemErrors['note-too-long'],
} as const;

/** The reasons why a visitor must confirm what was read. */
export const rowDoubts: Readonly<Record<Doubt, string>> = {
  'unclear-product': 'Is this the product you mean?',
  'unassigned-number': 'What does one of the numbers mean?',
  unclear: 'The line does not say clearly how much.',
  'two-readings': 'A number can be read in two ways.',
};
