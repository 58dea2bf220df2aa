import { maxNoteLength } from '#domain/cart-item.ts';
import { categoryOf, productType, type ProductId } from '#domain/catalogue.ts';
import { categoryLabel } from '#domain/categories.ts';
import { fieldState, type FieldName, type ListRow } from '#domain/quick-list/list-row.ts';
import type { QuickList } from '#domain/quick-list/quick-list.ts';
import type { SharedItem } from '#domain/shared-list.ts';
import { quickLines } from '#text/quick-list.ts';

/** What a visitor has chosen for a line. */
export interface QuickChoice {
  readonly product?: ProductId | undefined;
  /** Whether the amount that was guessed is right. */
  readonly isConfirmed?: boolean;
}

/** The choices by the key of their line. */
export type QuickChoices = Readonly<Record<string, QuickChoice>>;

export type LineGroup = 'ready' | 'check' | 'unread';

/** A line with its key, which stays the same while lines around it change. */
export interface KeyedLine {
  readonly key: string;
  readonly row: ListRow;
  readonly group: LineGroup;
  /** The first line that names the same product, from 1. */
  readonly repeats: number | undefined;
}

/** Keys are the texts of the lines, numbered where a text occurs again. */
export function keyLines(rows: readonly ListRow[]): KeyedLine[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const count = (counts.get(row.source) ?? 0) + 1;
    counts.set(row.source, count);
    const first = rows.find(({ product }) => product !== undefined && product === row.product);
    const repeats = first && first !== row ? first.index + 1 : undefined;
    return { key: `${count} ${row.source}`, row, group: groupOf(row), repeats };
  });
}

function groupOf(row: ListRow): LineGroup {
  if (row.state === 'complete') return 'ready';
  return (['packs', 'packWeight', 'unit', 'details'] as const).some((field) => fieldState(row, field) === 'missing') ||
    (row.product === undefined && row.products.length === 0)
    ? 'unread'
    : 'check';
}

/** The first field that lacks something. */
export function missingField(row: ListRow): FieldName | undefined {
  const fields = ['product', 'packs', 'packWeight', 'unit', 'details'] as const;
  return fields.find((field) => fieldState(row, field) === 'missing');
}

/** The details of an item, with the remark that its packing is open, if there is room. */
export function noteOf({ details, isPackingOpen }: ListRow): string {
  const note = [isPackingOpen ? quickLines.packingOpen : '', details].filter((text) => text !== '').join('; ');
  return note.length > maxNoteLength ? details : note;
}

/** The item of a line; undefined if it is not understood or not confirmed. */
export function toItem({ key, row, group }: KeyedLine, choices: QuickChoices): SharedItem | undefined {
  const choice = choices[key];
  const { packs, packWeight, unit } = row;
  const id = row.doubts.product ? choice?.product : row.product;
  const isRight = row.doubts.packs === undefined || choice?.isConfirmed === true;
  if (group === 'unread' || id === undefined || !isRight || !packs || packWeight === undefined || !unit)
    return undefined;
  const item = { category: categoryLabel(categoryOf(id)), type: productType(id), quantity: packs, packWeight, unit };
  const note = noteOf(row);
  return note === '' ? item : { ...item, note };
}

/** The text of a list without the lines for which `toLine` returns undefined; empty if no goods are left. */
export function toText({ sources, rows, omitted }: QuickList, toLine: (line: KeyedLine) => string | undefined): string {
  const lines = new Map(keyLines(rows).map((line) => [line.row.index, toLine(line)]));
  if (omitted.length === 0 && [...lines.values()].every((line) => line === undefined)) return '';
  const left = sources.flatMap((source, index) => (lines.has(index) ? (lines.get(index) ?? []) : source));
  return [...left, ...omitted].join('\n');
}
