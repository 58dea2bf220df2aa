import { withoutEscapes } from '#domain/csv.ts';
import { parseQuoteRow } from '#domain/quote-csv.ts';
import { isPackWeight, parsePacks, parseWeights, settle, type AmountReading } from './amounts.ts';
import { detailsOf, type Detail } from './details.ts';
import { toListRow, type Doubt, type ListRow, type Mark } from './list-row.ts';
import { parseNumber } from './numbers.ts';
import { partsOf, type Part } from './parts.ts';
import type { NameParser } from './product-names.ts';
import { readAmount, type LineAmount } from './read-amount.ts';
import { readProduct } from './read-product.ts';
import type { Row } from './rows.ts';
import type { Column, ColumnRole } from './titles.ts';
import { fold } from './tokens.ts';

/** A cell with its column and what stands in it. */
interface TitledCell {
  readonly column: Column | undefined;
  readonly role: ColumnRole | undefined;
  readonly text: string;
  readonly parts: readonly Part[];
}

/** A number with what its title says it is. */
interface Value {
  readonly kind: 'packs' | 'total' | 'amount' | 'weight';
  readonly number: Part;
  /** A unit of weight. */
  readonly unit: string | undefined;
}

const amountRoles = new Set<ColumnRole | undefined>(['packs', 'weight', 'quantity', 'total', 'amount']);
const isName = (role: ColumnRole | undefined) => role === 'name' || role === 'part';
const sums = new Set(['', 'total', 'subtotal', 'grand total', 'sum', 'suma', 'summe', 'gesamt']);
/** The titles of the file that the cart saves. */
const ownTitles = 'category,type,quantity,pack weight,unit,details';

/** Reads a row below titles; undefined if it names no goods. */
export function readTitled(
  row: Row,
  index: number,
  columns: readonly Column[],
  names: NameParser,
): ListRow | undefined {
  const cells = cellsOf(row, columns, names);
  const nameCells = cells.filter(({ role }) => isName(role));
  const isSum = nameCells.every(({ text }) => sums.has(fold(text).replace(':', '').trim()));
  if (isSum) return undefined;

  const product = readProduct(
    nameCells.flatMap(({ parts }) => parts),
    names,
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
  return item && { packs: item.quantity, packWeight: item.packWeight, unit: item.unit };
}

function readCells(cells: readonly TitledCell[]): Pick<LineAmount, 'amount' | 'marks'> {
  const filled = cells.filter(({ role, parts }) => amountRoles.has(role) && parts.length > 0);
  const values = filled.flatMap((cell) => valueOf(cell, cells) ?? []);
  // `10 x 25 kg` in one cell.
  const [only, other] = filled;
  if (only && !other && values.length === 0) {
    const read = readAmount(only.parts, false);
    const isRead = read.amount.packs !== undefined && only.parts.every(({ as }) => as !== 'remark');
    return isRead ? read : { amount: { doubt: 'unclear' }, marks: [] };
  }
  const marks = values.flatMap(({ kind, number: { start, end } }): Mark[] => [
    { start, end, field: kind === 'weight' ? 'packWeight' : kind === 'amount' ? 'total' : kind },
  ]);
  const amount = combine(values);
  if (values.length === filled.length) return { amount, marks };
  // Beside a quantity that is not understood, a weight is no total.
  return { amount: amount.isPackingOpen === true ? { doubt: 'unclear' } : { ...amount, doubt: 'unclear' }, marks };
}

function combine(values: readonly Value[]): AmountReading {
  const of = (kind: Value['kind']) => values.filter((value) => value.kind === kind);
  const [packs, weight, total, amount] = [of('packs'), of('weight'), of('total'), of('amount')].map(([first]) => first);
  if (new Set(values.map(({ kind }) => kind)).size < values.length) return { doubt: 'unclear' };
  const shared = values.find(({ unit }) => unit !== undefined)?.unit;
  const weightsOf = (value: Value | undefined) =>
    value && parseWeights(value.number.text, value.unit ?? shared ?? 'kg');
  const counts = packs && parsePacks(packs.number.text);
  const plain = amount && weightsOf(amount)?.[0]?.value;
  const isPack = amount !== undefined && packs !== undefined && isPackWeight(counts?.[0] ?? 0, plain ?? '');
  const isGuess = amount !== undefined && !isPack && (!weight || total !== undefined);
  const figures = {
    packs: counts,
    weight: weightsOf(weight ?? (isPack ? amount : undefined)),
    total: weightsOf(total ?? (isPack ? undefined : amount)),
  };
  const weights = [weight, total, amount].flatMap((value) => value ?? []);
  const isUnclear = weights.some(
    ({ number, unit }) => parseNumber(number.text).length !== parseWeights(number.text, unit ?? shared ?? 'kg').length,
  );
  const doubt: Doubt | undefined =
    isGuess || (weights.length > 0 && shared === undefined) ? 'unclear' : isUnclear ? 'two-readings' : undefined;
  return settle(figures, doubt);
}

function cellsOf(row: Row, columns: readonly Column[], names: NameParser): TitledCell[] {
  const parts = partsOf(row.text, names);
  return row.cells.map(({ text, start }, at) => {
    const end = row.cells[at + 1]?.start ?? row.source.length + 2;
    const own = parts.filter((part) => part.start >= start && part.end < end);
    return { column: columns[at], role: columns[at]?.role, text: text.trim(), parts: own };
  });
}

/** The number of a cell with its unit: its own, that of the title, or that of the column of units beside it. */
function valueOf(cell: TitledCell, cells: readonly TitledCell[]): Value | undefined {
  const { column, role, parts } = cell;
  const rest = parts.filter(({ as, text }) => as !== 'filler' && text !== '.' && text !== '(' && text !== ')');
  const has = (as: Part['as']) => rest.filter((part) => part.as === as);
  const [[number, second], [unit], [pack]] = [has('number'), has('unit'), has('pack')];
  const isKnown = rest.every(
    ({ as }) => as === 'number' || as === 'unit' || as === 'pack' || as === 'per' || as === 'slash' || as === 'each',
  );
  if (!column || !role || !number || second || !isKnown) return undefined;
  const measure =
    unit?.text ?? (pack && role !== 'weight' ? undefined : (column.unit ?? unitBeside(cells, cells.indexOf(cell))));
  if (pack && unit && role !== 'weight') return undefined;
  const kind = role === 'quantity' ? (measure === undefined ? 'packs' : 'total') : (role as Value['kind']);
  return (kind === 'packs') === (measure === undefined) || (kind !== 'packs' && !pack)
    ? { kind, unit: measure, number }
    : undefined;
}

/** A unit belongs to the number before it, or else to the one behind it. */
function unitBeside(cells: readonly TitledCell[], at: number): string | undefined {
  const [before, next] = [cells[at - 1], cells[at + 1]];
  const isBefore = before?.role === 'unit' && !amountRoles.has(cells[at - 2]?.role);
  const [part] = (next?.role === 'unit' ? next : isBefore ? before : undefined)?.parts ?? [];
  return part?.as === 'unit' ? part.text : undefined;
}

/** Whether a cell has a number that is no amount and that its title does not explain. */
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
