import { isPackWeight } from './amounts.ts';
import type { Part } from './parts.ts';
import { matchForm, type AmountReading, type Item } from './read-amount.ts';

/** A number of a row below titles. */
export interface Value {
  /** What its title says it is; `amount` is a weight, of one pack or of all. */
  readonly kind: 'packs' | 'total' | 'amount' | 'weight';
  readonly number: Part;
  /** A unit of weight, `packs`, or nothing. */
  readonly unit: string | undefined;
  /** In lower case without accents. */
  readonly title: string;
}

const order: readonly Value['kind'][] = ['packs', 'total', 'amount', 'weight'];

/** Combines the numbers by the same forms as those of a line: as `10 bags, total 250 kg, 25 kg each`. */
export function combine(values: readonly Value[]): AmountReading | undefined {
  const sorted = values.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const [first, second] = sorted;
  const packs = first?.kind === 'packs' ? Number(first.number.text) : undefined;
  const shared = sorted.find(({ kind }) => kind !== 'packs')?.unit;
  const items = sorted.flatMap((value, at) => [
    ...(at > 0 ? [sign(',')] : []),
    ...itemsOf(value, shared ?? 'kg', packs),
  ]);
  const read = matchForm(items);
  // A weight alone may be of anything.
  const isAlone = first?.kind === 'amount' && !second && !/total/.test(first.title);
  const hasUnits = sorted.every(({ kind, unit }) => kind === 'packs' || (unit ?? shared) !== undefined);
  return read && { ...read, isSure: read.isSure && hasUnits && !isAlone };
}

/** A number in the letters of a line: `np` for packs, `We` for the weight of one, `tW` for a total. */
function itemsOf({ kind, number, unit, title }: Value, shared: string, packs: number | undefined): Item[] {
  if (kind === 'packs') return [{ code: 'n', parts: [number] }, sign('p')];
  const measure = { ...number, code: 'u', text: unit ?? shared, start: number.end };
  const weight = { code: 'W', parts: [number, measure] };
  if (kind === 'total') return [sign('t'), weight];
  const isTotal = /total|net|volum/.test(title) || packs === undefined;
  const isPack = !isTotal && isPackWeight(packs, number.text.replace(',', '.'));
  return kind === 'weight' || isPack ? [weight, sign('e')] : [weight];
}

function sign(code: string): Item {
  return { code, parts: [] };
}
