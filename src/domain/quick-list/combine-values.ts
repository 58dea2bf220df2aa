import { isPackWeight, parsePacks, parseWeights, readingsOf, type Figures, type Reading } from './amounts.ts';
import type { Part } from './parts.ts';
import type { ColumnRole } from './titles.ts';

/** A number of a row below titles. */
export interface Value {
  readonly role: ColumnRole;
  /** In lower case without accents. */
  readonly title: string;
  readonly number: string;
  /** A unit as written, `packs`, or nothing. */
  readonly unit: string | undefined;
  readonly parts: readonly Part[];
}

type Kind = 'packs' | 'weight' | 'total' | 'amount' | undefined;

/** Combines the numbers of a row by their titles; undefined if they say nothing together. */
export function combineValues(values: readonly Value[]): (Reading & { readonly isSure: boolean }) | undefined {
  const of = (kind: Kind) => values.filter((value) => kindOf(value) === kind);
  const [[packs, more], [weight, other], [total, second], [amount, third]] = [
    of('packs'),
    of('weight'),
    of('total'),
    of('amount'),
  ];
  const isOneEach = [more, other, second, third, ...of(undefined)].every((value) => value === undefined);
  const unit = total?.unit ?? amount?.unit;
  const stated: Figures = {
    packs: packs && parsePacks(packs.number),
    weight: weight && parseWeights(weight.number, weight.unit ?? unit ?? 'kg'),
    total: total && parseWeights(total.number, total.unit ?? 'kg'),
  };
  const { figures, isClear } = amount ? withAmount(stated, amount) : { figures: stated, isClear: true };
  const readings = readingsOf(figures);
  const [reading] = readings;
  if (!reading) return undefined;
  const hasUnits = (!weight || (weight.unit ?? total?.unit) !== undefined) && (!total || total.unit !== undefined);
  return { ...reading, isSure: isOneEach && isClear && hasUnits && readings.length === 1 };
}

function kindOf({ role, unit }: Value): Kind {
  if (role === 'quantity') return unit === undefined || unit === 'packs' ? 'packs' : 'total';
  if (role === 'packs') return unit === undefined || unit === 'packs' ? 'packs' : undefined;
  if (unit === 'packs') return undefined;
  return role === 'weight' || role === 'total' || role === 'amount' ? role : undefined;
}

/** Adds a weight whose title does not say of what: of one pack or of all. */
function withAmount(stated: Figures, { number, unit, title }: Value): { figures: Figures; isClear: boolean } {
  const weights = parseWeights(number, unit ?? 'kg');
  const { packs, weight, total } = stated;
  const isTotal = /total|volum|tonnage/.test(title);
  const isOther = /net|gross|bruto|brutto|liquido/.test(title);
  if (packs && weight) {
    const all = { ...stated, total: weights };
    return readingsOf(all).length > 0 ? { figures: all, isClear: true } : { figures: stated, isClear: isOther };
  }
  if (total) return { figures: stated, isClear: false };
  if (!packs || isTotal || isOther)
    return { figures: { ...stated, total: weights }, isClear: isTotal && !packs && unit !== undefined };
  const isPack = packs.every((count) => weights.every(({ value }) => isPackWeight(count, value)));
  return { figures: { packs, weight: weights }, isClear: unit !== undefined && isPack };
}
