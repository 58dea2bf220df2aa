import { withoutEscapes } from '#domain/csv.ts';
import { parseQuoteRow } from '#domain/quote-csv.ts';
import { detailsOf, type Detail } from './details.ts';
import { toListRow, type ListRow } from './list-row.ts';
import { findMeasure } from './measures.ts';
import { partsOf, type Part } from './parts.ts';
import type { NameParser } from './product-names.ts';
import { readAmount } from './read-amount.ts';
import { readProduct } from './read-product.ts';
import type { Row } from './rows.ts';
import { combine, type Value } from './titled-amount.ts';
import type { Column, ColumnRole } from './titles.ts';
import { fold } from './tokens.ts';

/** A cell with its column and what stands in it. */
interface TitledCell {
  readonly column: Column | undefined;
  readonly role: ColumnRole | undefined;
  readonly text: string;
  readonly parts: readonly Part[];
  /** The letters of its parts. */
  readonly code: string;
}

const isAmount = (role: ColumnRole | undefined) => /^(?:packs|weight|quantity|total|amount)$/.test(role ?? '');
const isName = (role: ColumnRole | undefined) => role === 'name' || role === 'part';
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
  const amountCells = cells.filter(({ role, code }) => isAmount(role) && code !== '');
  if (/^(?:(?:sub)?total|sum|suma|summe)?\W*$/i.test(nameCells.map(({ text }) => text).join(''))) return undefined;

  const product = readProduct(
    nameCells.flatMap(({ parts }) => parts),
    names,
  );
  const values = amountCells.flatMap((cell) => valueOf(cell, cells) ?? []);
  // `10 x 25 kg` in one cell.
  const isSpoken = amountCells.length === 1 && values.length === 0;
  const read = isSpoken
    ? readAmount(
        amountCells.flatMap(({ parts }) => parts),
        false,
      )
    : combine(values);
  const isUnderstood = isSpoken || values.length === amountCells.length;
  const isSure = read?.isSure === true && isUnderstood && !row.isTorn && !cells.some(hasOpenNumber);
  // Beside a quantity that is not understood, a weight is no total.
  const isTotal = isUnderstood || !read?.isPackingOpen;
  const amount =
    ownAmount(cells) ?? (read && { ...read, isSure, ...(!isTotal && { packs: undefined, isPackingOpen: false }) });
  const details = cells.flatMap((cell) => detailsOfCell(cell, row.text));
  return toListRow({ index, source: row.source, product, amount, used: read?.used ?? [], details });
}

function ownAmount(cells: readonly TitledCell[]) {
  if (fold(cells.map(({ column }) => column?.title).join()) !== ownTitles) return undefined;
  const item = parseQuoteRow(cells.map(({ text }) => text));
  return item && { packs: item.quantity, packWeight: item.packWeight, unit: item.unit, isSure: true };
}

function cellsOf(row: Row, columns: readonly Column[], names: NameParser): TitledCell[] {
  const parts = partsOf(row.text, names);
  return row.cells.map(({ text, start }, at) => {
    const end = row.cells[at + 1]?.start ?? row.source.length + 2;
    const own = parts.filter((part) => part.start >= start && part.end < end);
    const column = columns[at];
    return { column, role: column?.role, text: text.trim(), parts: own, code: own.map(({ code }) => code).join('') };
  });
}

/** The number of a cell with its unit: its own, that of the title, or that of the column of units beside it. */
function valueOf(cell: TitledCell, cells: readonly TitledCell[]): Value | undefined {
  const { column, role, parts, code } = cell;
  const number = parts.find((part) => part.code === 'n');
  if (!column || !number || !/^p?(?:n\(?(?:u\)?)?|un)[,/pe]*$/.test(code)) return undefined;
  const measure = parts.find((part) => part.code === 'u')?.text;
  const unit = measure ?? (code.includes('p') ? 'packs' : (column.unit ?? unitBeside(cells, cells.indexOf(cell))));
  const isCount = unit === undefined || unit === 'packs';
  const kind = role === 'quantity' ? (isCount ? 'packs' : 'total') : (role as Value['kind']);
  return (kind === 'packs') === isCount || unit === undefined
    ? { kind, unit, number, title: fold(column.title) }
    : undefined;
}

/** A unit belongs to the number before it, or else to the one behind it. */
function unitBeside(cells: readonly TitledCell[], at: number): string | undefined {
  const [before, next] = [cells[at - 1], cells[at + 1]];
  const isBefore = before?.role === 'unit' && !isAmount(cells[at - 2]?.role);
  const [part] = (next?.role === 'unit' ? next : isBefore ? before : undefined)?.parts ?? [];
  return part && (findMeasure(part.text) === undefined && part.code === 'p' ? 'packs' : part.text);
}

/** Whether a cell has a number that is no amount and that its title does not explain. */
function hasOpenNumber({ role, code }: TitledCell): boolean {
  return (role === undefined || isName(role)) && /[nuw?]/.test(code);
}

function detailsOfCell({ column, role, text, parts, code }: TitledCell, line: string): readonly Detail[] {
  if (isName(role)) return detailsOf(line, parts, new Set(parts.filter(({ name }) => name !== undefined)));
  if (text === '' || role === 'other' || role === 'unit' || isAmount(role)) return [];
  const title = role === 'property' && /^[n,-]+$/.test(code) ? `${column?.title ?? ''} ` : '';
  const plain = withoutEscapes(text);
  const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
  return [{ start, end, text: title + (plain === text ? text.replace(/^[=@+]+/, '') : plain) }];
}
