import { countItems, formatNumber, formatPacks, formatTotal, formatWeights } from '../format/number.ts';
import type { Total, Weight } from '#domain/cart/weight.ts';
import type { Doubt } from '#domain/quick-list/list-row.ts';
import { cartItemMessages } from './cart-item.ts';

/** The panel around the table: where the rows come from, and the button that adds them. */
export const listPanel = {
  title: 'Paste a list',
  text: 'Paste your list or choose a file. You can check every line before anything is added.',
  shared: (count: number) => (count === 1 ? '1 item was shared with you' : `${countItems(count)} were shared with you`),
  request: (count: number, reference: string) => `${countItems(count)} of ${reference}`,
  sharedText: 'Your own quote request is not changed until you add to it.',
  damaged: 'The link to shared items is damaged. Please ask for it again.',
  add: (count: number, total: number) =>
    count === total ? `Add ${countItems(count)}` : `Add ${formatNumber(count)} of ${countItems(total)}`,
  nothingToAdd: 'No row is complete yet. Please complete or confirm a row first.',
  emailFor: 'Under which email?',
  emailHint: 'Your quote request is kept under your email. No account and no password.',
  close: 'Close',
  refuse: 'No, thank you',
  notKept: 'Your browser stores nothing here, so keep this page open until all items are added.',
} as const;

/** The box that takes a text or a file. */
export const listBox = {
  label: 'Products and amounts',
  hint: 'One product per line, as in your email or spreadsheet.',
  more: 'Add more lines or a file',
  read: 'Read these lines',
  file: 'Choose a file',
  fileHint: 'Excel (.xlsx), CSV or text, or drop it here.',
  reading: (name: string) => `${name} is being read.`,
  byHand: 'Fill in the table by hand',
  how: 'How a list may look',
  examples: [
    'Alba 10 x 25 kg',
    '4 bags of 20 kg canela molida, 60 mesh',
    'Black pepper powder; 4; 25; kg; steam treated',
    'Mace 50 lb',
  ],
  columns:
    'Columns are product, quantity, pack weight, unit and details. With titles in the first line they may stand in another order.',
  nothing: 'No product was found in this text.',
} as const;

/** What was not read, or not completely. */
export const listRemarks = {
  tooManyLines: (most: number, lines: number) =>
    `The text has ${formatNumber(lines)} lines. The first ${formatNumber(most)} are read. The rest stays in the box.`,
  tableFull: (most: number) =>
    `The table holds ${formatNumber(most)} rows, as many as a quote request. The rest stays in the box.`,
  tooLong: (kilobytes: number) =>
    `The text is longer than ${formatNumber(kilobytes)} kB, so it is not read. Please paste the lines with products only.`,
  cleaned: 'Invisible characters, and “=” or “+” at the beginning of a cell, were left out.',
  hiddenSheets: (names: readonly string[]) =>
    names.length === 1
      ? `A hidden sheet was not read: ${names[0]}.`
      : `Hidden sheets were not read: ${names.join(', ')}.`,
  emptyFormulas: (count: number) =>
    count === 1
      ? '1 formula holds no result, so its cell is empty. Save the file in your spreadsheet program first.'
      : `${formatNumber(count)} formulas hold no result, so their cells are empty. Save the file in your spreadsheet program first.`,
  unreadColumns: (titles: readonly string[]) => `Not read: ${titles.join(', ')}.`,
} as const;

/** Files that can't be read. */
export const fileErrors = {
  tooLong: (name: string) =>
    `${name} is too large to be read. Please save the part with the products as a file of its own.`,
  empty: (name: string) => `${name} is empty.`,
  noText: (name: string) => `${name} holds no text that can be read. Please save it as .xlsx or CSV.`,
  gone: (name: string) => `${name} can’t be opened. Please choose it again.`,
  encrypted: (name: string) => `${name} is protected by a password. Please save it without one.`,
  oldWorkbook: (name: string) => `${name} is an old workbook or another kind of file. Please save it as .xlsx or CSV.`,
  'broken-workbook': (name: string) =>
    `${name} can’t be read as a workbook. Please open it, save it as .xlsx again, or copy its cells and paste them here.`,
  'large-workbook': (name: string) =>
    `${name} is too large to be read here. Please copy the cells with the products and paste them here.`,
} as const;

export const listTable = {
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
  /** Hidden text behind a product on a button. */
  chooseWhere: (number: number) => `in row ${formatNumber(number)}`,
  found: (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`),
  none: 'No product has this name.',
  complete: 'Complete',
  check: 'Please check',
  missing: 'Missing',
  confirm: 'It is right',
  /** Hidden text that tells the buttons of the rows apart. */
  confirmWhat: (number: number, product: string, packs: string) => `row ${formatNumber(number)}, ${product}, ${packs}`,
  packs: formatPacks,
  /** In the note of a row whose line says only a total. */
  packingOpen: 'packing open',
  withoutWeight: 'The pack weight is 0.',
  remove: (number: number) => `Remove row ${formatNumber(number)}`,
  addRow: 'Add a row',
  undo: 'Undo',
  removed: (count: number) => (count === 1 ? '1 row was removed.' : `${countRows(count)} were removed.`),
  pasted: (count: number) => (count === 1 ? '1 row was filled.' : `${countRows(count)} were filled.`),
  counts: (complete: number, check: number, missing: number) =>
    [
      complete > 0 && `${countItems(complete)} complete`,
      check > 0 && `${formatNumber(check)} to check`,
      missing > 0 && `${formatNumber(missing)} with something missing`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  total: 'Total of what is complete',
  totals: (total: Total) => formatTotal(total),
  others: (count: number) =>
    count === 1 ? '1 line without a product' : `${formatNumber(count)} lines without a product`,
  othersText: 'They are not added.',
  makeRow: 'Make it a row',
  keys: 'Tab goes to the next field, the arrow keys and Enter to the next row. Cells copied from a spreadsheet can be pasted into any field.',
} as const;

/** The products as a table to order from. */
export const orderPad = {
  label: 'Products to order',
  text: 'Type packs and pack weight into the rows you need, then add them all at once.',
  /** For those who have a keyboard. */
  keys: 'Tab, the arrow keys and Enter move between the fields. You can also paste cells from a spreadsheet.',
  size: 'Diameter or mesh',
  total: 'Total',
  diameter: (millimetres: number) => `up to ${millimetres}\u00A0mm`,
  mesh: (mesh: string) => `${mesh} mesh`,
  /** Accessible name of a field. */
  cell: (column: string, product: string) => `${column}, ${product}`,
  weight: (weight: Weight) => formatWeights([weight]),
  summary: (items: number, missing: number, total: Total | undefined) =>
    [
      `${countItems(items)}${total ? `, ${formatTotal(total)}` : ''}`,
      missing > 0 && `${formatNumber(missing)} with something missing`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  hidden: (count: number) => (count === 1 ? '1 row is not shown here.' : `${countRows(count)} are not shown here.`),
  adding: 'Adding the items',
  toCart: 'Open your quote request',
} as const;

/** Which field of a row lacks what. */
export const rowProblems = {
  'missing-product': 'Product: please choose it.',
  'unknown-product': 'Product: we have none with this name. Please choose one.',
  'which-product': 'Product: several have this name. Please choose one.',
  'missing-quantity': 'Packs: how many?',
  'invalid-quantity': cartItemMessages['invalid-quantity'],
  'missing-weight': 'Pack weight: how much is in one pack?',
  'invalid-weight': cartItemMessages['invalid-weight'],
  'note-too-long': cartItemMessages['note-too-long'],
} as const;

/** Why what was read must be confirmed. */
export const rowDoubts: Readonly<Record<Doubt, string>> = {
  'other-words': 'Is this the product you mean?',
  'open-number': 'What does one of the numbers mean?',
  unclear: 'The line does not say clearly how much.',
  'two-readings': 'A number can be read in two ways.',
};

/** Adding the rows one by one. */
export const listJob = {
  adding: 'Adding…',
  /** `seconds` until the next call, where it has to be waited for. */
  progress: (current: number, total: number, seconds: number | undefined) =>
    `Adding ${current} of ${total}${seconds === undefined ? '' : `, waiting ${seconds} s for the server`}`,
  stopped: (added: number, total: number) => `${added} of ${countItems(total)} were added, ${total - added} were not.`,
  stop: 'Stop',
  goOn: 'Go on',
  putBack: 'Put the rest back into the table',
  added: (count: number) =>
    count === 1 ? '1 item was added to your quote request.' : `${countItems(count)} were added to your quote request.`,
  otherRows: 'Another list is not added completely yet. Go on with it first, or put it back into the table.',
  otherTab: 'Another tab of your browser is adding these items now. Stop it there first.',
} as const;

function countRows(count: number): string {
  return count === 1 ? '1 row' : `${formatNumber(count)} rows`;
}
