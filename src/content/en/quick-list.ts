import type { Category } from '#domain/categories.ts';
import type { FieldName } from '#domain/quick-list/list-row.ts';
import { cartItemMessages } from './messages.ts';
import { formatNumber, formatPacks } from './number.ts';

/** Words that a buyer may use for all products of a category: lower case, no accents. */
export const categoryWords: Readonly<Record<Category, string>> = {
  cinnamon: '',
  'whole-spices': 'especias entera entero grano',
  'spice-powder': 'especias ground polvo molida molido poudre pulver gemahlen',
};

/** The box that takes a whole list. */
export const quickList = {
  title: 'Paste a list',
  text: 'One product a line, as in your mail or your spreadsheet. You see what we read before anything is added.',
  needsEmail: 'Enter your email below, then you can add these items to your quote request.',
  label: 'Products and amounts',
  file: 'Choose a CSV file',
  fileHint: 'or drop it on the box.',
  close: 'Close',
  how: 'How a list may look',
  examples: [
    'Alba 10 x 25 kg',
    '4 bags of 20 kg canela molida, 60 mesh',
    'Black pepper powder; 4; 25; kg; steam treated',
    'Mace 50 lb',
  ],
  columns:
    'Columns are product, quantity, pack weight, unit and details. With titles in the first line they may stand in another order.',
  counts: (ready: number, check: number, unread: number) =>
    [
      ready > 0 && `${countItems(ready)} ready`,
      check > 0 && `${formatNumber(check)} to check`,
      unread > 0 && `${formatNumber(unread)} not understood`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  nothing: 'There is nothing to read yet.',
} as const;

/** Lists and files that are not read, or not completely. */
export const quickListErrors = {
  tooManyLines: (most: number, lines: number) =>
    `The text has ${formatNumber(lines)} lines. The first ${most} are read. The rest stays in the box.`,
  tooLong: 'The text is longer than 20 kB, so it is not read. Please take a part of it out and add it later.',
  cleaned: 'Invisible signs, and “=” or “+” at the beginning of a cell, were left out.',
  unreadColumns: (titles: readonly string[]) => `Not read: ${titles.join(', ')}.`,
  fileTooLong: (name: string) => `${name} is larger than 20 kB. Please save a part of it as a file of its own.`,
  workbook: (name: string) => `${name} is a workbook. Please save it as CSV, or copy its cells and paste them here.`,
  noText: (name: string) => `${name} holds no text that can be read. Please save it as CSV.`,
  otherList: 'Another list is not added completely yet. Go on with it or decline it first.',
  otherTab: 'Another tab of your browser is adding these items now. Stop it there first.',
} as const;

/** What each line of the list was read as. */
export const quickLines = {
  ready: (count: number) => `Ready (${formatNumber(count)})`,
  check: (count: number) => `Please check (${formatNumber(count)})`,
  unread: (count: number) => `Not understood (${formatNumber(count)})`,
  product: (category: string, type: string) => `${category}, ${type}`,
  packs: formatPacks,
  line: (number: number) => `Line ${formatNumber(number)}`,
  details: (note: string) => `Details: ${note}`,
  withoutWeight: 'The pack weight is 0.',
  repeats: (line: number) => `The same product as in line ${formatNumber(line)}.`,
  others: (count: number) =>
    count === 1 ? '1 line without a product' : `${formatNumber(count)} lines without a product`,
  /** In the details of an item of which only the total is known. */
  packingOpen: 'packing open',
  whichProduct: 'Which product?',
  confirm: (packs: string) => `${packs} is right`,
  choosePlease: 'Please choose',
  readAgain: 'Read again',
  add: (count: number, total: number) =>
    count === total ? `Add ${countItems(count)}` : `Add ${formatNumber(count)} of ${countItems(total)}`,
} as const;

/** Why a line is not understood. */
export const quickProblems: Readonly<Record<FieldName, string>> = {
  product: 'None of our products is named, or several are.',
  packs: 'The number of packs is missing or not clear. Write the amount as 10 x 25 kg.',
  packWeight: 'The pack weight or its unit is missing. Write the amount as 10 x 25 kg.',
  unit: 'The pack weight or its unit is missing. Write the amount as 10 x 25 kg.',
  details: cartItemMessages['note-too-long'],
};

/** Adding the items one by one. */
export const quickImport = {
  adding: 'Adding…',
  /** `seconds` until the next call, where it has to be waited for. */
  progress: (current: number, total: number, seconds: number | undefined) =>
    `Adding ${current} of ${total}${seconds === undefined ? '' : `, waiting ${seconds} s for the server`}`,
  stopped: (added: number, total: number) => `${added} of ${countItems(total)} were added, ${total - added} were not.`,
  stop: 'Stop',
  goOn: 'Go on',
  putBack: 'Put the rest back into the box',
  notKept: 'Your browser stores nothing here, so keep this page open until all items are added.',
  added: (count: number) =>
    count === 1
      ? '1 item was added to your quote request.'
      : `${formatNumber(count)} items were added to your quote request.`,
} as const;

function countItems(count: number): string {
  return count === 1 ? '1 item' : `${formatNumber(count)} items`;
}
