import type { Part } from './parts.ts';

/** A part of an amount: a number with its unit is a `weight`, one with a word for packs `packs`. */
export interface AmountItem {
  /** A `soft` word says nothing after an amount; before one, it may make that a price or a limit. */
  readonly as: 'weight' | 'packs' | 'soft' | (typeof itemClasses)[number];
  readonly parts: readonly Part[];
}

const itemClasses = [
  ...(['number', 'pack', 'times', 'of', 'in', 'total', 'each', 'equals', 'quantity', 'per'] as const),
  ...(['name', 'pause', 'cell', 'remark', 'change', 'and', 'word'] as const),
] as const;
const soft = new Set<Part['as'] | undefined>(['label', 'month', 'until', 'currency']);

/** Joins numbers with their units and words for packs, and names with what leads to them. */
export function itemsOf(parts: readonly Part[]): AmountItem[] {
  const rest = parts.filter(({ as }) => as !== 'filler' && as !== 'neutral');
  const items: AmountItem[] = [];
  for (let at = 0; at < rest.length;) {
    const [as, length] = joinAt(rest, at);
    items.push({ as, parts: rest.slice(at, at + length) });
    at += length;
  }
  return items;
}

function joinAt(rest: readonly Part[], start: number): [AmountItem['as'], number] {
  const is = (at: number, ...classes: readonly Part['as'][]) => classes.some((each) => rest[start + at]?.as === each);
  const isText = (at: number, text: string) => rest[start + at]?.text === text;
  if (is(0, 'number')) {
    if (is(1, 'unit')) return ['weight', 2];
    if (isText(1, '(') && is(2, 'unit') && isText(3, ')')) return ['weight', 4];
    if (is(1, 'cell') && is(2, 'unit') && (is(3, 'cell') || start + 3 >= rest.length)) return ['weight', 3];
    return is(1, 'pack') ? ['packs', 2] : ['number', 1];
  }
  if (is(0, 'unit')) {
    const at = isText(1, '.') ? 2 : 1;
    return is(at, 'number') && !is(at + 1, 'unit', 'pack', 'times') ? ['weight', at + 1] : ['word', 1];
  }
  if (is(0, 'per', 'slash', 'each') && is(1, 'pack')) return ['each', 2];
  let end = 0;
  while (is(end, 'of', 'in')) end++;
  if (is(end, 'name')) {
    while (is(end + 1, 'name') || (is(end + 1, 'of', 'in') && is(end + 2, 'name'))) end++;
    return ['name', end + 1];
  }
  const own = rest[start]?.as;
  return [soft.has(own) ? 'soft' : (itemClasses.find((each) => each === own) ?? 'word'), 1];
}
