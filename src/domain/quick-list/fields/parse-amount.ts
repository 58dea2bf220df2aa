import { parseQuantity } from '#domain/cart/packs-input.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { Doubt, RowAmount } from '#domain/quick-list/parsed-row.ts';
import { toKindText } from '#domain/quick-list/parts/kind-text.ts';
import type { LinePart } from '#domain/quick-list/parts/parse-parts.ts';
import { findTermRoles, type TermRole, type TermRoleContext } from '#domain/quick-list/parts/phrases.ts';
import { joinParts, type LineTerm } from '#domain/quick-list/parts/terms.ts';
import { parseWeights } from '#domain/quick-list/words/weights.ts';
import { combineNumbers } from './combine-numbers.ts';
import { isPackWeightUncertain, isWeightOfOnePack, mayBeOfOneOrAll } from './judge-weight.ts';

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
  const lineAmount = findAmount(joinParts(parts), context);
  if (!lineAmount) return { amount: { isTotalOnly: false, amountDoubt: 'unclear' }, usedParts: new Set() };
  const readings = combineNumbers({
    quantity: parseTermQuantities(lineAmount.quantity),
    packWeight: parseTermWeights(lineAmount.packWeight),
    total: hasUnreadable(lineAmount) ? undefined : parseTermWeights(lineAmount.total),
  });
  const [reading = { isTotalOnly: false }] = readings;
  const isRead = reading.quantity !== undefined || reading.packWeight !== undefined;
  return {
    amount: { ...reading, amountDoubt: findDoubt(lineAmount, readings.length) },
    usedParts: new Set(isRead ? lineAmount.usedTerms.flatMap((term) => term.parts) : []),
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
  const [ambiguousWeight, otherAmbiguousWeight] = terms.filter((term) => term.kind === 'weight' && !roles.has(term));
  const isUsed = (term: LineTerm) => usedTerms.has(term) || term === ambiguousWeight;
  const kindText = toKindText(terms.map((term) => (isUsed(term) ? 'amount' : term.kind))).text;
  if (
    isContradictory ||
    otherAmbiguousWeight ||
    (stated.total && ambiguousWeight) ||
    matchesAny(kindText, unreadablePatterns)
  ) {
    return undefined;
  }
  const unassignedNumber = terms.find((term) => term.kind === 'number' && !isUsed(term));
  const assigned = ambiguousWeight ? withAmbiguousWeight(stated, ambiguousWeight, unassignedNumber) : stated;
  return {
    ...assigned,
    usedTerms: terms.filter((term) => isUsed(term) || term === assigned.quantity),
    kindText,
    unassignedNumber,
    isUncertain: stated.packWeight
      ? isPackWeightUncertain(terms, stated.packWeight, stated.quantity)
      : ambiguousWeight !== undefined && mayBeOfOneOrAll(terms, stated.quantity, assigned.packWeight),
  };
}

/** Gives a weight that no phrase explains to one pack, as in `10 bags (25 kg)`, or to all, as in `500 kg, 20 bags`. */
function withAmbiguousWeight(
  stated: TermsByRole,
  weight: LineTerm,
  unassignedNumber: LineTerm | undefined,
): TermsByRole {
  const quantity = stated.quantity ?? unassignedNumber;
  const isEach = !stated.packWeight && quantity !== undefined && isWeightOfOnePack(weight, quantity);
  return isEach ? { ...stated, quantity, packWeight: weight } : { ...stated, total: weight };
}

function matchesAny(kindText: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(kindText));
}

function findDoubt(lineAmount: LineAmount, readingCount: number): Doubt | undefined {
  if (hasUnreadable(lineAmount) || matchesAny(lineAmount.kindText, doubtfulPatterns)) return 'unclear';
  if (lineAmount.unassignedNumber) return 'unassigned-number';
  if (readingCount > 1) return 'two-readings';
  return lineAmount.isUncertain ? 'unclear' : undefined;
}

function hasUnreadable({ kindText }: LineAmount): boolean {
  return kindText.includes('unreadable ');
}

function parseTermWeights(term: LineTerm | undefined): Weight[] | undefined {
  return term && parseWeights(term.number, term.unit);
}

function parseTermQuantities(term: LineTerm | undefined): number[] | undefined {
  return term && [parseQuantity(term.number)].filter((quantity) => quantity !== undefined);
}
