import type { Part } from './parts.ts';

/** A part of an amount: a number with its unit is a `weight`, one with a word for packs `packs`. */
export interface Item {
  readonly as:
    | 'number'
    | 'weight'
    | 'packs'
    | 'pack'
    | 'times'
    | 'of'
    | 'in'
    | 'total'
    | 'each'
    | 'equals'
    | 'quantity'
    | 'per'
    | 'pause'
    | 'cell'
    | 'name'
    | 'remark'
    /** Nothing after an amount, but before one its price or its limit. */
    | 'soft'
    /** Goes on with an amount in a way that is not read. */
    | 'change'
    | 'and'
    | 'word';
  readonly parts: readonly Part[];
}

const itemClasses = 'number pack times of in total each equals quantity per pause cell remark change and';
const asItem = new Map<Part['as'], Item['as']>([
  ...itemClasses.split(' ').map((as) => [as, as] as [Part['as'], Item['as']]),
  ...(['label', 'month', 'until', 'currency'] as const).map((as): [Part['as'], Item['as']] => [as, 'soft']),
]);

/** Joins numbers with their units and words for packs, and names with what leads to them. */
export function itemsOf(parts: readonly Part[]): Item[] {
  const rest = parts.filter(({ as }) => as !== 'filler' && as !== 'neutral');
  const items: Item[] = [];
  const is = (at: number, ...classes: readonly Part['as'][]) => classes.some((each) => rest[at]?.as === each);
  for (let at = 0; at < rest.length;) {
    const [as, length] = joinAt(rest, at, is);
    items.push({ as, parts: rest.slice(at, at + length) });
    at += length;
  }
  return items;
}

function joinAt(
  rest: readonly Part[],
  at: number,
  is: (at: number, ...classes: Part['as'][]) => boolean,
): [Item['as'], number] {
  const isText = (place: number, text: string) => rest[place]?.text === text;
  if (is(at, 'number')) {
    if (is(at + 1, 'unit')) return ['weight', 2];
    if (isText(at + 1, '(') && is(at + 2, 'unit') && isText(at + 3, ')')) return ['weight', 4];
    if (is(at + 1, 'cell') && is(at + 2, 'unit') && (at + 3 >= rest.length || is(at + 3, 'cell'))) return ['weight', 3];
    if (is(at + 1, 'pack')) return ['packs', 2];
    return ['number', 1];
  }
  if (is(at, 'unit')) {
    const number = isText(at + 1, '.') ? at + 2 : at + 1;
    return is(number, 'number') && !is(number + 1, 'unit', 'pack', 'times') ? ['weight', number - at + 1] : ['word', 1];
  }
  if (is(at, 'per', 'slash', 'each') && is(at + 1, 'pack')) return ['each', 2];
  if (is(at, 'name', 'of', 'in')) {
    let end = at;
    while (is(end, 'of', 'in')) end++;
    if (is(end, 'name')) {
      while (is(end + 1, 'name') || (is(end + 1, 'of', 'in') && is(end + 2, 'name'))) end++;
      return ['name', end - at + 1];
    }
  }
  return [asItem.get(rest[at]?.as ?? 'word') ?? 'word', 1];
}
