import type { Part } from './classify.ts';
import type { Column, ColumnRole } from './titles.ts';

interface Cell {
  readonly role: ColumnRole | undefined;
  readonly title: string;
  readonly parts: Part[];
  /** That of the title, or of the column of units beside it. */
  readonly unit: string | undefined;
}

const amountRoles = new Set<ColumnRole | undefined>(['packs', 'weight', 'quantity', 'total', 'amount']);
const ofSum = new Set<Part['kind']>(['total', 'filler', 'pause']);
const ofValue = new Set<Part['kind']>(['number', 'unit', 'pack', 'per', 'each', 'filler', 'neutral', 'pause']);

/**
 * Says a row below titles in words: 10 below `Bags` is `10 bags`, 25 below `Pack weight (kg)` is `each 25 kg`. The name comes
 * first. Empty for a row of sums.
 */
export function inWords(parts: readonly Part[], columns: readonly Column[]): Part[] {
  const cells = cellsOf(parts, columns);
  const names = cells.filter(isName);
  if (names.every((cell) => cell.parts.every(({ kind }) => ofSum.has(kind)))) return [];
  const others = cells.filter((cell) => !isName(cell));
  return [...names, ...others].flatMap((cell) => wordsOf(cell, cells).concat(wordAt('cell')));
}

function isName({ role }: Cell): boolean {
  return role === 'name' || role === 'part';
}

function cellsOf(parts: readonly Part[], columns: readonly Column[]): Cell[] {
  const cells: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'cell') cells.push([]);
    else cells.at(-1)?.push(part);
  }
  const isAmount = (at: number) => amountRoles.has(columns[at]?.role);
  const unitAt = (at: number) => {
    const first = columns[at]?.role === 'unit' ? cells[at]?.[0] : undefined;
    return first?.kind === 'unit' ? first : undefined;
  };
  return cells.map((own, at) => {
    // A unit belongs to the number before it, or else to the one behind it.
    const beside = unitAt(at + 1) ?? (isAmount(at - 2) ? undefined : unitAt(at - 1));
    const { role, title = '', unit = beside?.text } = columns[at] ?? {};
    return { role, title, unit, parts: own };
  });
}

function wordsOf(cell: Cell, cells: readonly Cell[]): Part[] {
  const { role, title, parts } = cell;
  const [first, ...rest] = parts;
  if (!first || role === 'other' || role === 'unit') return [];
  if (role === undefined) return parts.map((part) => (part.kind === 'number' ? part : toRemark(part)));
  if (role === 'note' || role === 'property') {
    const isPlain = role === 'property' && parts.every(({ kind }) => kind === 'number' || kind === 'pause');
    return [isPlain ? { ...first, title } : first, ...rest].map(toRemark);
  }
  return isName(cell) ? parts : amountOf(cell, cells);
}

function amountOf({ role, parts, unit: beside }: Cell, cells: readonly Cell[]): Part[] {
  const amounts = cells.filter((cell) => amountRoles.has(cell.role) && cell.parts.length > 0);
  const isOnly = amounts.length === 1;
  const [number, second] = parts.filter(({ kind }) => kind === 'number');
  const own = unitOf(parts);
  const hasPack = parts.some(({ kind }) => kind === 'pack');
  const isOfPack = role === 'weight';
  const stated = own?.text ?? (hasPack && !isOfPack ? undefined : beside);
  const isCount = role === 'packs' || (role === 'quantity' && stated === undefined);
  const isFitting = isCount ? stated === undefined : isOfPack || !hasPack;
  if (!number || second || !isFitting || parts.some(({ kind }) => !ofValue.has(kind))) {
    // `10 x 25 kg` in one cell.
    return isOnly ? parts : [wordAt('unread')];
  }
  const { start } = number;
  if (isCount) return [number, wordAt('pack', start)];
  const unit = stated ?? amounts.flatMap((cell) => unitOf(cell.parts)?.text ?? cell.unit ?? []).at(0);
  const says = isOfPack ? 'each' : role !== 'amount' ? 'total' : isOnly ? 'word' : 'pause';
  const words = [wordAt(says, start, '('), number, own ?? wordAt('unit', start, unit ?? 'kg')];
  return unit === undefined ? words.concat(wordAt('word', start)) : words;
}

function unitOf(parts: readonly Part[]): Part | undefined {
  return parts.find(({ kind }) => kind === 'unit');
}

function toRemark(part: Part): Part {
  return { ...part, kind: 'remark' };
}

/** A word that only the title says. */
function wordAt(kind: Part['kind'], start = 0, text = ''): Part {
  return { form: 'word', kind, text, start, end: start };
}
