import type { LinePart, PartKind } from '#domain/quick-list/parts/parse-parts.ts';
import { isPunctuation } from '#domain/quick-list/words/vocabulary.ts';
import { amountColumnRoles, type ColumnHeader, type ColumnRole } from './header-row.ts';

interface Cell {
  readonly role: ColumnRole | undefined;
  readonly title: string;
  readonly parts: readonly LinePart[];
  /** The unit that the title names; otherwise the unit in the column of units beside this cell. */
  readonly unit: string | undefined;
}

const sumKinds = new Set<PartKind>(['total', 'filler']);
/** Beside a word of this kind, the buyer must confirm the amount (`doubtfulPatterns` in `parse-amount.ts`). */
const kindToConfirm = 'word';
/** After this kind, the other amounts decide whether a weight is of one pack or of all (`judge-weight.ts`). */
const kindInBrackets = 'open';
const amountKinds = new Set<PartKind>(['number', 'unit', 'pack', 'per', 'each', 'filler', 'neutral']);

/**
 * Says a row below a header row in words: 10 below `Bags` is `10 bags`, 25 below `Pack weight (kg)` is `each 25 kg`.
 * The name comes first. Returns no words for a row of sums or without a name.
 */
export function toRowInWords(parts: readonly LinePart[], columns: readonly ColumnHeader[]): LinePart[] {
  const cells = splitCells(parts, columns);
  const names = cells.filter(isName);
  if (names.every((cell) => cell.parts.every(({ kind }) => sumKinds.has(kind) || isPunctuation(kind)))) return [];
  const others = cells.filter((cell) => !isName(cell));
  return [...names, ...others].flatMap((cell) => toCellInWords(cell, cells).concat(createAddedWord('cell')));
}

function isName({ role }: Cell): boolean {
  return role === 'name' || role === 'namePart';
}

function splitCells(parts: readonly LinePart[], columns: readonly ColumnHeader[]): Cell[] {
  const partsByCell: LinePart[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'cell') partsByCell.push([]);
    else partsByCell.at(-1)?.push(part);
  }
  const isAmount = (index: number) => isAmountRole(columns[index]?.role);
  const findUnitAt = (index: number) => {
    const first = columns[index]?.role === 'unit' ? partsByCell[index]?.[0] : undefined;
    return first?.kind === 'unit' ? first : undefined;
  };
  return partsByCell.map((cellParts, index) => {
    // A column of units belongs to the amount on its left; if there is none, to the amount on its right.
    const neighbour = findUnitAt(index + 1) ?? (isAmount(index - 2) ? undefined : findUnitAt(index - 1));
    const { role, title = '', unit = neighbour?.text } = columns[index] ?? {};
    return { role, title, unit, parts: cellParts };
  });
}

function toCellInWords(cell: Cell, cells: readonly Cell[]): readonly LinePart[] {
  const { role, title, parts } = cell;
  const [first, ...rest] = parts;
  if (!first || role === 'other' || role === 'unit') return [];
  if (role === undefined) return parts.map((part) => (part.kind === 'number' ? part : toAside(part)));
  if (role === 'note' || role === 'property') {
    const needsTitle = role === 'property' && parts.every(({ kind }) => kind === 'number' || isPunctuation(kind));
    return [needsTitle ? { ...first, title } : first, ...rest].map(toAside);
  }
  return isName(cell) ? parts : toAmountInWords(cell, cells);
}

function toAmountInWords(cell: Cell, cells: readonly Cell[]): readonly LinePart[] {
  const amounts = cells.filter(({ role, parts }) => isAmountRole(role) && parts.length > 0);
  const isOnlyAmount = amounts.length === 1;
  const cellNumber = parseCellNumber(cell);
  // A cell that is no plain number is read in words, such as `10 x 25 kg`, only if no other cell holds an amount.
  if (!cellNumber) return isOnlyAmount ? cell.parts : [createAddedWord('unreadable')];
  const { number, writtenUnit, statedUnit, countsPacks } = cellNumber;
  const { start } = number;
  if (countsPacks) return [number, createAddedWord('pack', start)];
  const unit = statedUnit ?? findFirstUnit(amounts);
  const introduction = createAddedWord(chooseKindBeforeWeight(cell.role, isOnlyAmount), start);
  const words = [introduction, number, writtenUnit ?? createAddedWord('unit', start, unit ?? 'kg')];
  return unit === undefined ? words.concat(createAddedWord(kindToConfirm, start)) : words;
}

interface CellNumber {
  readonly number: LinePart;
  readonly writtenUnit: LinePart | undefined;
  readonly statedUnit: string | undefined;
  readonly countsPacks: boolean;
}

/** The only number of a cell; undefined if the cell says more than an amount, or contradicts its title. */
function parseCellNumber({ role, parts, unit: titleUnit }: Cell): CellNumber | undefined {
  const [number, secondNumber] = parts.filter(({ kind }) => kind === 'number');
  const hasOtherWords = parts.some(({ kind }) => !amountKinds.has(kind) && !isPunctuation(kind));
  if (!number || secondNumber || hasOtherWords) return undefined;
  // `10 bags` counts packs, and so does not get the unit of the title. Below a title of pack weights it does.
  const hasPackWord = role !== 'packWeight' && parts.some(({ kind }) => kind === 'pack');
  const writtenUnit = findUnit(parts);
  const statedUnit = writtenUnit?.text ?? (hasPackWord ? undefined : titleUnit);
  const countsPacks = role === 'packCount' || (role === 'quantity' && statedUnit === undefined);
  const contradictsTitle = countsPacks ? statedUnit !== undefined : hasPackWord;
  return contradictsTitle ? undefined : { number, writtenUnit, statedUnit, countsPacks };
}

function chooseKindBeforeWeight(role: ColumnRole | undefined, isOnlyAmount: boolean): PartKind {
  if (role === 'packWeight') return 'each';
  if (role !== 'ambiguousWeight') return 'total';
  return isOnlyAmount ? kindToConfirm : kindInBrackets;
}

function findFirstUnit(cells: readonly Cell[]): string | undefined {
  return cells.map(({ parts, unit }) => findUnit(parts)?.text ?? unit).find((unit) => unit !== undefined);
}

function findUnit(parts: readonly LinePart[]): LinePart | undefined {
  return parts.find(({ kind }) => kind === 'unit');
}

function toAside(part: LinePart): LinePart {
  return { ...part, kind: 'aside' };
}

function isAmountRole(role: ColumnRole | undefined): boolean {
  return role !== undefined && amountColumnRoles.includes(role);
}

function createAddedWord(kind: PartKind, start = 0, text = ''): LinePart {
  return { tokenType: 'word', kind, text, start, end: start };
}
