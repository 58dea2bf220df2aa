import { parseQuantity } from '#domain/cart/typed-number.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { Doubt, RowAmount } from '#domain/quick-list/list-row.ts';
import type { LinePart } from '#domain/quick-list/words/classify.ts';
import { toKindText } from '#domain/quick-list/words/kind-text.ts';
import { findEvidence, joinParts, type FigureRole, type LineItem } from '#domain/quick-list/words/phrases.ts';
import { parseWeights } from '#domain/quick-list/words/weights.ts';
import { combineFigures } from './combine-figures.ts';

/*
 * Patterns over the kinds of the items of a line (docs/list-reader.md). `amount` is an item that the words explain, or the only
 * weight.
 */

/** With one of these the amount is not read. */
export const unreadablePatterns = [
  // 500 or 25 kg
  /(?:change|times) amount /,
  // 10 to 20 kg
  /number (?:(?:dash|word|property|label|month|currency|until|of|in|and|unit|per) )*amount /,
  // 25 kg and a half
  /amount (?:of |in )?(?:change|times|and) (?!remark )/,
  // a formula in a cell
  /cell equals /,
];
/** With one of these the amount is read, and must be confirmed. */
export const doubtfulPatterns = [
  // lots of 25 kg
  /(?:word|property|label|month|currency|until|of|in|and|unit) amount /,
  // 25 kg lots
  /amount (?:of |in )?(?:word|property|number|unit) (?!remark )/,
  // a word for amounts that no phrase explains
  /(?:times|equals|total|each|per|change) /,
];

/**
 * Reads the amount of a line. It must be confirmed unless the words say what each number is, and nothing beside them could change
 * it. `isPositional`: whether packs and weight may have cells of their own.
 */
export function readAmount(
  parts: readonly LinePart[],
  isPositional: boolean,
): { amount: RowAmount; used: ReadonlySet<LinePart> } {
  const line = findAmount(joinParts(parts), isPositional);
  if (!line) return { amount: { isPackingOpen: false, amountDoubt: 'unclear' }, used: new Set() };
  const readings = combineFigures({
    quantity: readQuantities(line.quantity),
    packWeight: readWeights(line.packWeight),
    total: hasUnread(line) ? undefined : readWeights(line.total),
  });
  const [reading = { isPackingOpen: false }] = readings;
  const isRead = reading.quantity !== undefined || reading.packWeight !== undefined;
  return {
    amount: { ...reading, amountDoubt: findDoubt(line, readings.length) },
    used: new Set(isRead ? line.used.flatMap((item) => item.parts) : []),
  };
}

/** The items of a line that are its amount. */
interface LineAmount extends Readonly<Record<FigureRole, LineItem | undefined>> {
  readonly used: readonly LineItem[];
  /** The kinds of all items as patterns read them: `amount` for one that the words explain. */
  readonly kinds: string;
  /** The first number that the words do not explain. */
  readonly openNumber: LineItem | undefined;
  /** Whether a role is a guess by the figures, which no words confirm. */
  readonly isProposed: boolean;
}

/** Undefined if the line may say several amounts. */
function findAmount(items: readonly LineItem[], isPositional: boolean): LineAmount | undefined {
  const { roles, used, isContradictory } = findEvidence(items, isPositional);
  const findItem = (role: FigureRole) => items.find((item) => roles.get(item) === role);
  const kindBefore = (item: LineItem) => items[items.indexOf(item) - 1]?.kind;
  const [quantity, packWeight, total] = [findItem('quantity'), findItem('packWeight'), findItem('total')];
  const [openWeight, secondOpenWeight] = items.filter((item) => item.kind === 'weight' && !roles.has(item));
  const unexplained = items.filter((item) => !used.has(item) && item !== openWeight);
  const kinds = toKindText(items.map((item) => (unexplained.includes(item) ? item.kind : 'amount'))).text;
  if (isContradictory || secondOpenWeight || (total && openWeight) || matchesAny(kinds, unreadablePatterns))
    return undefined;

  // A weight that no words explain may be that of one pack or of all: `10 bags (25 kg)`, `500 kg, 20 bags`.
  const openNumber = unexplained.find(({ kind }) => kind === 'number');
  const count = quantity ?? openNumber;
  const isEach = openWeight !== undefined && !packWeight && count !== undefined && isPackWeight(count, openWeight);
  const isWeightProposed = openWeight && !packWeight && quantity && !(isEach && kindBefore(openWeight) === 'open');
  const isPlaceProposed =
    packWeight &&
    kindBefore(packWeight) === 'cell' &&
    quantity?.kind === 'number' &&
    !isPlausible(quantity, packWeight);
  return {
    quantity: isEach ? count : quantity,
    packWeight: isEach ? openWeight : packWeight,
    total: total ?? (isEach ? undefined : openWeight),
    used: items.filter((item) => !unexplained.includes(item) || (isEach && item === count)),
    kinds,
    openNumber,
    isProposed: isWeightProposed || isPlaceProposed || packWeight?.kind === 'number',
  };
}

function matchesAny(kinds: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(kinds));
}

function findDoubt(line: LineAmount, readingCount: number): Doubt | undefined {
  if (hasUnread(line) || matchesAny(line.kinds, doubtfulPatterns)) return 'unclear';
  if (line.openNumber) return 'open-number';
  if (readingCount > 1) return 'two-readings';
  return line.isProposed ? 'unclear' : undefined;
}

/** Whether a cell below a title of an amount could not be read. */
function hasUnread({ kinds }: LineAmount): boolean {
  return kinds.includes('unread ');
}

const maxPackKg = 60;
const minSinglePackKg = 5;
const minKgPerPack = 5;

/** Whether the number may be that of packs: they are not too heavy, and it is no year. */
function isPlausible(packs: LineItem, weight: LineItem): boolean {
  return readKilograms(weight) <= maxPackKg && !/^(?:19|20)\d\d$/.test(packs.number);
}

/** Whether a weight can only be one pack's: as the total it would leave next to nothing for each. */
function isPackWeight(packs: LineItem, weight: LineItem): boolean {
  const each = readKilograms(weight);
  return (
    isPlausible(packs, weight) && each >= minSinglePackKg && each / (readQuantities(packs)?.[0] ?? 0) < minKgPerPack
  );
}

function readKilograms(item: LineItem): number {
  return Number(readWeights(item)?.[0]?.value);
}

function readWeights(item: LineItem | undefined): Weight[] | undefined {
  return item && parseWeights(item.number, item.unit);
}

function readQuantities(item: LineItem | undefined): number[] | undefined {
  return item && [parseQuantity(item.number)].filter((quantity) => quantity !== undefined);
}
