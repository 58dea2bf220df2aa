import { parseQuantity } from '#domain/cart/typed-number.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { Doubt, RowAmount } from '#domain/quick-list/parsed-row.ts';
import { toKindText } from '#domain/quick-list/parts/kind-text.ts';
import type { LinePart } from '#domain/quick-list/parts/parse-parts.ts';
import {
  findTermRoles,
  joinParts,
  type LineTerm,
  type TermRole,
  type TermRoleContext,
} from '#domain/quick-list/parts/phrases.ts';
import { parseWeights } from '#domain/quick-list/words/weights.ts';
import { combineNumbers } from './combine-numbers.ts';

/*
 * Patterns over the kinds of the terms of a line (docs/list-reader.md). In them `amount` stands for each term that a
 * phrase uses, and for the only weight.
 */

/** If one matches, the amount is not read: `500 or 25 kg`, `10 to 20 kg`, `25 kg and a half`, or a formula. */
export const unreadablePatterns = [
  /(?:change|times) amount /,
  /number (?:(?:dash|word|property|label|month|currency|until|of|in|and|unit|per) )*amount /,
  /amount (?:of |in )?(?:change|times|and) (?!aside )/,
  /cell equals /,
];
/**
 * If one matches, the buyer must confirm the amount: a word before it (`lots of 25 kg`) or behind it (`25 kg lots`) may
 * change its meaning, or no phrase explains a word such as `total`.
 */
export const doubtfulPatterns = [
  /(?:word|property|label|month|currency|until|of|in|and|unit) amount /,
  /amount (?:of |in )?(?:word|property|number|unit) (?!aside )/,
  /(?:times|equals|total|each|per|change) /,
];

/**
 * Reads the amount of a line. It must be confirmed unless the words say what each number is, and nothing beside them
 * could change it.
 */
export function parseAmount(
  parts: readonly LinePart[],
  context: TermRoleContext,
): { readonly amount: RowAmount; readonly usedParts: ReadonlySet<LinePart> } {
  const line = findAmount(joinParts(parts), context);
  if (!line) return { amount: { isTotalOnly: false, amountDoubt: 'unclear' }, usedParts: new Set() };
  const readings = combineNumbers({
    quantity: parseTermQuantities(line.quantity),
    packWeight: parseTermWeights(line.packWeight),
    total: hasUnreadable(line) ? undefined : parseTermWeights(line.total),
  });
  const [reading = { isTotalOnly: false }] = readings;
  const isRead = reading.quantity !== undefined || reading.packWeight !== undefined;
  return {
    amount: { ...reading, amountDoubt: findDoubt(line, readings.length) },
    usedParts: new Set(isRead ? line.usedTerms.flatMap((term) => term.parts) : []),
  };
}

type TermsByRole = Readonly<Record<TermRole, LineTerm | undefined>>;

interface LineAmount extends TermsByRole {
  readonly usedTerms: readonly LineTerm[];
  readonly kindText: string;
  readonly unassignedNumber: LineTerm | undefined;
  readonly isUncertain: boolean;
}

function findAmount(terms: readonly LineTerm[], context: TermRoleContext): LineAmount | undefined {
  const { roles, usedTerms, isContradictory } = findTermRoles(terms, context);
  const findTerm = (role: TermRole) => terms.find((term) => roles.get(term) === role);
  const stated = { quantity: findTerm('quantity'), packWeight: findTerm('packWeight'), total: findTerm('total') };
  const [ambiguousWeight, second] = terms.filter((term) => term.kind === 'weight' && !roles.has(term));
  const unusedTerms = terms.filter((term) => !usedTerms.has(term) && term !== ambiguousWeight);
  const kindText = toKindText(terms.map((term) => (unusedTerms.includes(term) ? term.kind : 'amount'))).text;
  if (isContradictory || second || (stated.total && ambiguousWeight) || matchesAny(kindText, unreadablePatterns)) {
    return undefined;
  }
  const unassignedNumber = unusedTerms.find(({ kind }) => kind === 'number');
  const assigned = ambiguousWeight ? withAmbiguousWeight(stated, ambiguousWeight, unassignedNumber) : stated;
  return {
    ...assigned,
    usedTerms: terms.filter((term) => !unusedTerms.includes(term) || term === assigned.quantity),
    kindText,
    unassignedNumber,
    isUncertain: stated.packWeight
      ? isPackWeightUncertain(terms, stated.packWeight, stated.quantity)
      : ambiguousWeight !== undefined && isWeightUncertain(terms, stated.quantity, assigned.packWeight),
  };
}

/** Gives a weight that no phrase explains to one pack, as in `10 bags (25 kg)`, or to all, as in `500 kg, 20 bags`. */
function withAmbiguousWeight(
  stated: TermsByRole,
  weight: LineTerm,
  unassignedNumber: LineTerm | undefined,
): TermsByRole {
  const quantity = stated.quantity ?? unassignedNumber;
  const isEach = !stated.packWeight && quantity !== undefined && isPackWeight(quantity, weight);
  return isEach ? { ...stated, quantity, packWeight: weight } : { ...stated, total: weight };
}

/** Whether a weight beside a number of packs could be of one or of all: not in brackets, as in `10 bags (25 kg)`. */
function isWeightUncertain(
  terms: readonly LineTerm[],
  statedQuantity: LineTerm | undefined,
  packWeight: LineTerm | undefined,
): boolean {
  const isInBrackets = packWeight !== undefined && findKindBefore(terms, packWeight) === 'open';
  return statedQuantity !== undefined && !isInBrackets;
}

/**
 * Whether the weight of a pack has no unit, or only the order of the cells says that it is one, and the number of packs
 * beside it makes that implausible.
 */
function isPackWeightUncertain(
  terms: readonly LineTerm[],
  packWeight: LineTerm,
  quantity: LineTerm | undefined,
): boolean {
  if (packWeight.kind === 'number') return true;
  const isReadByCellOrder = findKindBefore(terms, packWeight) === 'cell' && quantity?.kind === 'number';
  return isReadByCellOrder && !isPlausible(quantity, packWeight);
}

function findKindBefore(terms: readonly LineTerm[], term: LineTerm): LineTerm['kind'] | undefined {
  return terms[terms.indexOf(term) - 1]?.kind;
}

function matchesAny(kindText: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(kindText));
}

function findDoubt(line: LineAmount, readingCount: number): Doubt | undefined {
  if (hasUnreadable(line) || matchesAny(line.kindText, doubtfulPatterns)) return 'unclear';
  if (line.unassignedNumber) return 'unassigned-number';
  if (readingCount > 1) return 'two-readings';
  return line.isUncertain ? 'unclear' : undefined;
}

function hasUnreadable({ kindText }: LineAmount): boolean {
  return kindText.includes('unreadable ');
}

/** The packs of the trade weigh between these two. */
const maxPackKg = 60;
const minPackKg = 5;

/** Whether a weight is light enough for one pack, and the number beside it is a count of packs, not a year. */
function isPlausible(packs: LineTerm, weight: LineTerm): boolean {
  const kilograms = findKilograms(weight);
  return kilograms !== undefined && kilograms <= maxPackKg && !/^(?:19|20)\d\d$/.test(packs.number);
}

/** Whether a weight is of one pack: as the total of all packs, it would leave less than `minPackKg` for each. */
function isPackWeight(packs: LineTerm, weight: LineTerm): boolean {
  const kilograms = findKilograms(weight) ?? 0;
  return (
    isPlausible(packs, weight) &&
    kilograms >= minPackKg &&
    kilograms / (parseTermQuantities(packs)?.[0] ?? 0) < minPackKg
  );
}

/** Counts a litre as a kilogram, which is near enough for oils to judge whether a weight is plausible. */
function findKilograms(term: LineTerm): number | undefined {
  const weight = parseTermWeights(term)?.[0];
  return weight && Number(weight.value) * (weight.unit === 'ml' ? 0.001 : 1);
}

function parseTermWeights(term: LineTerm | undefined): Weight[] | undefined {
  return term && parseWeights(term.number, term.unit);
}

function parseTermQuantities(term: LineTerm | undefined): number[] | undefined {
  return term && [parseQuantity(term.number)].filter((quantity) => quantity !== undefined);
}
