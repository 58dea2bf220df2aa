import type { Amount, Packs } from '#domain/amount.ts';
import { isQuantity } from '#domain/cart-item.ts';
import { findCounts, joinSpacedThousands, type Count } from './counts.ts';
import { convert, findMeasure } from './measures.ts';
import { parseNumber } from './numbers.ts';
import { isDash, isTimes, tokensOf } from './tokens.ts';
import { hasUnreadNumbers } from './unread-numbers.ts';

/** Why an amount is not understood. */
export type AmountProblem =
  'missing-amount' | 'missing-weight' | 'unclear-amount' | 'invalid-quantity' | 'invalid-weight';

/** What the numbers of a line may mean, the likeliest first; several readings are for the visitor to choose from. */
export interface AmountReading {
  readonly packs: readonly Packs[];
  readonly problem?: AmountProblem;
  /** Whether no unit was given, so that it is read as kg. */
  readonly assumesKg?: boolean;
  /** The first weight that was turned into the unit of storage: `25 lb` and what it became. */
  readonly converted?: { readonly from: string; readonly to: Amount };
}

/** What goods are usually packed in, in kg or l, to suggest for a total. */
const usualPacks = [50, 45, 25, 20, 10] as const;

/** Reads `10 x 25 kg`, `10 bags of 25 kg`, `25 kg x 10`, `500 kg in 25 kg bags` and `500 kg`. Other words are ignored; ranges and numbers in words are not read. */
export function parseAmount(text: string): AmountReading {
  const tokens = tokensOf(text);
  if (tokens.some(isDash) || otherDigits.test(text) || hasUnreadNumbers(tokens)) return unread('unclear-amount');
  const counts = findCounts(tokens);
  const joined = joinSpacedThousands(counts, text);
  const isJoinSure = joined.length > 1 || counts.some((count) => count.text.startsWith('0'));
  const readings = (isJoinSure ? [joined] : [joined, counts]).map((each) => combine(each, tokens.some(isTimes)));
  const packs = unique(readings.flatMap((reading) => reading.packs));
  const converted = counts.flatMap((count) => conversionOf(count))[0];
  const problem = packs.length > 0 ? undefined : readings[0]?.problem;
  const assumesKg = packs.length > 0 && counts.every(({ measure }) => !measure);
  return { packs, ...(problem && { problem }), ...(converted && { converted }), ...(assumesKg && { assumesKg }) };
}

/** Fractions and the digits of other scripts, which are not read: `1½`. */
const otherDigits = /[\u00BC-\u00BE\u2150-\u215E]|[^\P{Nd}\d]/u;

/** Combines the numbers of a line: with and without unit, in any order. */
function combine(counts: readonly Count[], hasTimes: boolean): AmountReading {
  const plain = counts.filter(({ measure }) => !measure);
  const measured = counts.filter(({ measure }) => measure);
  const [quantity, other] = plain;
  const [weight, second] = measured;
  if (counts.length === 0) return unread('missing-amount');
  if (!weight) {
    const isPair = plain.length === 2 && hasTimes;
    if (quantity && other && isPair) return packsOf(quantity, { ...other, measure: findMeasure('kg') });
    return unread(plain.length === 1 ? 'missing-weight' : 'unclear-amount');
  }
  if (measured.length === 1 && plain.length === 0) return total(weight);
  if (measured.length === 1 && quantity && !other) return packsOf(quantity, weight);
  if (second && measured.length === 2 && plain.length <= 1) return parts(weight, second, quantity);
  return unread('unclear-amount');
}

/** `10 x 25 kg`. */
function packsOf(quantity: Count, weight: Count): AmountReading {
  const quantities = parseNumber(quantity.text)
    .filter((value) => /^\d+$/.test(value))
    .map(Number)
    .filter(isQuantity);
  if (quantities.length === 0) return unread('invalid-quantity');
  const weights = amountsOf(weight);
  if (weights.length === 0) return unread('invalid-weight');
  return { packs: quantities.flatMap((count) => weights.map((each) => toPacks(count, each))) };
}

/** `500 kg`: one pack, or several of a usual weight. */
function total(weight: Count): AmountReading {
  const packs = amountsOf(weight).flatMap((amount) => {
    const usual = usualPacks.filter((pack) => amount.unit !== 'ml' && pack < Number(amount.value));
    const split = usual.map((pack) => toPacks(Number(amount.value) / pack, { ...amount, value: String(pack) }));
    return [toPacks(1, amount)].concat(split);
  });
  const possible = packs.filter(({ quantity }) => isQuantity(quantity));
  return possible.length > 0 ? { packs: possible } : unread('invalid-weight');
}

/** `500 kg in 25 kg bags`, also with the number of packs; the larger one is the total. */
function parts(one: Count, other: Count, quantity: Count | undefined): AmountReading {
  const pairs = amountsOf(one).flatMap((a) =>
    amountsOf(other).map((b): [Amount, Amount] => (Number(a.value) < Number(b.value) ? [b, a] : [a, b])),
  );
  const packs = pairs.flatMap(([all, pack]) => {
    if (all.unit !== pack.unit) return [];
    const count = scale(all.value) / scale(pack.value);
    const isStated = quantity === undefined || parseNumber(quantity.text).includes(String(count));
    return isQuantity(count) && isStated ? [toPacks(count, pack)] : [];
  });
  return packs.length > 0 ? { packs } : unread('unclear-amount');
}

/** A weight of at most six digits as an integer, because 0.3 / 0.1 is not 3. */
function scale(value: string): number {
  return Math.round(Number(value) * 1e6);
}

function amountsOf({ text, measure }: Count): Amount[] {
  const values = parseNumber(text);
  // Shown beside 1000, 1.000 would be misread again.
  const shown = values.length === 1 ? values : values.map((value) => String(Number(value)));
  return shown.flatMap((value) => (measure && convert(value, measure)) ?? []);
}

function conversionOf(count: Count): { from: string; to: Amount }[] {
  const { text, measure } = count;
  const [to, ambiguous] = amountsOf(count);
  return measure && measure.factor !== 1 && to && !ambiguous ? [{ from: `${text} ${measure.name}`, to }] : [];
}

function toPacks(quantity: number, { value, unit }: Amount): Packs {
  return { quantity, packWeight: value, unit };
}

function unique(packs: readonly Packs[]): Packs[] {
  return [...new Map(packs.map((each) => [JSON.stringify(each), each])).values()];
}

function unread(problem: AmountProblem): AmountReading {
  return { packs: [], problem };
}
