import { fold } from '#domain/fold.ts';
import { withoutEscapes } from '#domain/quote/csv.ts';
import { parseQuoteRow } from '#domain/quote/quote-csv.ts';
import type { AmountItem } from './amount-items.ts';
import type { AmountReading } from './amounts.ts';
import { detailsOf, type Detail } from './details.ts';
import type { Role } from './evidence.ts';
import { toListRow, type ListRow } from './list-row.ts';
import { partsOf, type Part } from './parts.ts';
import type { ProductParser } from './product-parser.ts';
import { readAmount, readItems, type LineAmount } from './read-amount.ts';
import { readProduct } from './read-product.ts';
import type { Row } from './rows.ts';
import type { Column, ColumnRole } from './titles.ts';

interface TitledCell {
  readonly column: Column | undefined;
  readonly role: ColumnRole | undefined;
  readonly text: string;
  readonly parts: readonly Part[];
}

const amountRoles = new Set<ColumnRole | undefined>(['packs', 'weight', 'quantity', 'total', 'amount']);
const isName = (role: ColumnRole | undefined) => role === 'name' || role === 'part';
const sums = new Set(['', 'total', 'subtotal', 'grand total', 'sum', 'suma', 'summe', 'gesamt']);
/** The titles of the file that the cart saves. */
const ownTitles = 'category,type,quantity,pack weight,unit,details';

export function readTitled(
  row: Row,
  index: number,
  columns: readonly Column[],
  parser: ProductParser,
): ListRow | undefined {
  const cells = cellsOf(row, columns, parser);
  const nameCells = cells.filter(({ role }) => isName(role));
  const isSum = nameCells.every(({ text }) => sums.has(fold(text).replace(':', '').trim()));
  if (isSum) return undefined;

  const product = readProduct(
    nameCells.flatMap(({ parts }) => parts),
    parser,
  );
  const { amount, marks } = readCells(cells);
  const isOpen = row.isTorn || cells.some(hasOpenNumber);
  const details = cells.flatMap((cell) => detailsOfCell(cell, row.text));
  return toListRow({
    index,
    source: row.source,
    product,
    amount: ownAmount(cells) ?? { ...amount, doubt: amount.doubt ?? (isOpen ? 'open-number' : undefined) },
    details,
    marks: [...product.used.map(({ start, end }) => ({ start, end, field: 'product' as const })), ...marks],
  });
}

function ownAmount(cells: readonly TitledCell[]): AmountReading | undefined {
  if (fold(cells.map(({ column }) => column?.title).join()) !== ownTitles) return undefined;
  const item = parseQuoteRow(cells.map(({ text }) => text));
  return item && { quantity: item.quantity, packWeight: item.packWeight, unit: item.unit };
}

function readCells(cells: readonly TitledCell[]): Pick<LineAmount, 'amount' | 'marks'> {
  const filled = cells.filter(({ role, parts }) => amountRoles.has(role) && parts.length > 0);
  const values = filled.flatMap((cell) => valueOf(cell, cells) ?? []);
  const [only, other] = filled;
  // `10 x 25 kg` in one cell.
  if (only && !other && values.length === 0) {
    const read = readAmount(only.parts, false);
    return only.parts.some(({ as }) => as === 'remark') ? { amount: { doubt: 'unclear' }, marks: [] } : read;
  }
  const unit = values.flatMap(({ item }) => item.parts).find(({ as }) => as === 'unit');
  const whole = values.map(({ role, item }) => {
    const isShort = role !== 'packs' && item.parts.length === 1 && unit !== undefined;
    return {
      role,
      item: isShort ? { as: 'weight' as const, parts: [...item.parts, { ...unit, end: unit.start }] } : item,
    };
  });
  const items = whole.map(({ item }) => item);
  const roles = new Map(whole.map(({ role, item }) => [item, role]));
  const read = readItems(items, { roles, used: new Set(items), isTwice: false, isTitled: true });
  if (values.length === filled.length) return read;
  // The quantity beside the weight is not understood, so the weight can't be taken for the total.
  const { isPackingOpen, ...rest } = read.amount;
  return { ...read, amount: isPackingOpen === true ? { doubt: 'unclear' } : { ...rest, doubt: 'unclear' } };
}

function cellsOf(row: Row, columns: readonly Column[], parser: ProductParser): TitledCell[] {
  const parts = partsOf(row.text, parser);
  return row.cells.map(({ text, start }, at) => {
    const end = row.cells[at + 1]?.start ?? row.source.length + 2;
    const own = parts.filter((part) => part.start >= start && part.end < end);
    return { column: columns[at], role: columns[at]?.role, text: text.trim(), parts: own };
  });
}

const valueClasses = new Set<Part['as']>([
  'number',
  'unit',
  'pack',
  'per',
  'slash',
  'each',
  'filler',
  'neutral',
  'pause',
]);

/** The number of a cell with its unit: its own, that of the title, or that of the column of units beside it. */
function valueOf(cell: TitledCell, cells: readonly TitledCell[]): { role: Role; item: AmountItem } | undefined {
  const { column, role, parts } = cell;
  const has = (as: Part['as']) => parts.filter((part) => part.as === as);
  const [[number, second], [own], [pack]] = [has('number'), has('unit'), has('pack')];
  if (!column || !number || second || parts.some(({ as }) => !valueClasses.has(as))) return undefined;
  const isPack = role === 'weight';
  if (pack && own && !isPack) return undefined;
  const unit = own?.text ?? (pack && !isPack ? undefined : (column.unit ?? unitBeside(cells, cells.indexOf(cell))));
  const isCount = role === 'packs' || (role === 'quantity' && unit === undefined);
  if (isCount ? unit !== undefined : pack !== undefined && !isPack) return undefined;
  const kind = isCount ? 'packs' : isPack ? 'weight' : role === 'amount' ? 'bare' : 'total';
  if (isCount || unit === undefined) return { role: kind, item: { as: isCount ? 'packs' : 'number', parts: [number] } };
  const measure: Part = own ?? { kind: 'word', as: 'unit', text: unit, start: number.end, end: number.end };
  return { role: kind, item: { as: 'weight', parts: [number, measure] } };
}

/** A unit belongs to the number before it, or else to the one behind it. */
function unitBeside(cells: readonly TitledCell[], at: number): string | undefined {
  const [before, next] = [cells[at - 1], cells[at + 1]];
  const isBefore = before?.role === 'unit' && !amountRoles.has(cells[at - 2]?.role);
  const [part] = (next?.role === 'unit' ? next : isBefore ? before : undefined)?.parts ?? [];
  return part?.as === 'unit' ? part.text : undefined;
}

function hasOpenNumber({ role, parts }: TitledCell): boolean {
  return (
    (role === undefined || isName(role)) && parts.some(({ as }) => as === 'number' || as === 'unit' || as === 'change')
  );
}

function detailsOfCell({ column, role, text, parts }: TitledCell, line: string): readonly Detail[] {
  if (isName(role)) return detailsOf(line, parts, new Set(parts.filter(({ as }) => as === 'name')));
  if (text === '' || role === 'other' || role === 'unit' || amountRoles.has(role)) return [];
  const isPlain = parts.every(({ as }) => as === 'number' || as === 'pause');
  const title = role === 'property' && isPlain ? `${column?.title ?? ''} ` : '';
  const plain = withoutEscapes(text);
  const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
  return [{ start, end, text: title + (plain === text ? text.replace(/^[=@+]+/, '') : plain) }];
}
