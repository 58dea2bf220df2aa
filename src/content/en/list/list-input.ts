import { formatNumber } from '../format/number.ts';

export const listBoxTexts = {
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
  tooLong: (kilobytes: number) =>
    `The text is longer than ${formatNumber(kilobytes)} kB, so it is not read. Please paste the lines with products only.`,
} as const;

/** What was not read, or not completely. */
export const listRemarks = {
  tooManyLines: (most: number, lines: number) =>
    `The text has ${formatNumber(lines)} lines. The first ${formatNumber(most)} are read. The rest stays in the box.`,
  tableFull: (most: number) =>
    `The table holds ${formatNumber(most)} rows, as many as a quote request. The rest stays in the box.`,
  cleaned: 'Invisible characters, and “=” or “+” at the beginning of a cell, were left out.',
  hiddenSheets: (names: readonly string[]) =>
    names.length === 1
      ? `A hidden sheet was not read: ${names[0]}.`
      : `Hidden sheets were not read: ${names.join(', ')}.`,
  emptyFormulas: (count: number) =>
    count === 1
      ? '1 formula holds no result, so its cell is empty. Save the file in your spreadsheet program first.'
      : `${formatNumber(count)} formulas hold no result, so their cells are empty. Save the file in your spreadsheet program first.`,
  ignoredColumns: (titles: readonly string[]) => `Not read: ${titles.join(', ')}.`,
} as const;

/** Files that can't be read. */
export const fileErrors = {
  'large-text': (name: string) =>
    `${name} is too large to be read. Please save the part with the products as a file of its own.`,
  empty: (name: string) => `${name} is empty.`,
  'no-text': (name: string) => `${name} holds no text that can be read. Please save it as .xlsx or CSV.`,
  unreadable: (name: string) => `${name} can’t be opened. Please choose it again.`,
  encrypted: (name: string) => `${name} is protected by a password. Please save it without one.`,
  'old-workbook': (name: string) =>
    `${name} is an old workbook or another kind of file. Please save it as .xlsx or CSV.`,
  'broken-workbook': (name: string) =>
    `${name} can’t be read as a workbook. Please open it, save it as .xlsx again, or copy its cells and paste them here.`,
  'large-workbook': (name: string) =>
    `${name} is too large to be read here. Please copy the cells with the products and paste them here.`,
} as const;
