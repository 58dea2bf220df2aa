import { categoryOf, productType, type ProductId } from '#domain/catalogue.ts';
import { categoryLabel } from '#domain/categories.ts';
import type { QuickLine, QuickList } from '#domain/quick-list/quick-list.ts';
import type { SharedItem } from '#domain/shared-list.ts';

/** What a visitor has chosen for a line. */
export interface QuickChoice {
  readonly product?: ProductId | undefined;
  /** Position in the line's readings of its amount. */
  readonly packs?: number | undefined;
}

/** The choices by the key of their line. */
export type QuickChoices = Readonly<Record<string, QuickChoice>>;

/** A line with its key, which stays the same while lines around it change. */
export interface KeyedLine {
  readonly key: string;
  readonly line: QuickLine;
}

/** Keys are the texts of the lines, numbered where a text occurs again. */
export function keyLines(lines: readonly QuickLine[]): KeyedLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const count = (counts.get(line.source) ?? 0) + 1;
    counts.set(line.source, count);
    return { key: `${count} ${line.source}`, line };
  });
}

/** The item of a line; undefined if it is not understood or a choice is missing. */
export function toItem({ key, line }: KeyedLine, choices: QuickChoices): SharedItem | undefined {
  const choice = choices[key];
  const id = line.asksProduct ? choice?.product : line.products[0];
  const packs = line.packs[line.asksPacks ? (choice?.packs ?? -1) : 0];
  if (line.state === 'unread' || id === undefined || !packs) return undefined;
  const item = { category: categoryLabel(categoryOf(id)), type: productType(id), ...packs };
  return line.note === '' ? item : { ...item, note: line.note };
}

/** The text of a list without the lines for which `toLine` returns undefined; empty if none is left. */
export function toText(list: QuickList, toLine: (line: KeyedLine) => string | undefined): string {
  const lines = keyLines(list.lines).flatMap((each) => toLine(each) ?? []);
  const rest = [...lines, ...list.omitted];
  return rest.length === 0 ? '' : [list.head, ...rest].filter((line) => line !== '').join('\n');
}
