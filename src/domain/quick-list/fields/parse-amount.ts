import { parseQuantity } from '#domain/cart/packs-input.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { Doubt, RowAmount } from '#domain/quick-list/parsed-row.ts';
import { toKindText } from '#domain/quick-list/parts/kind-text.ts';
import type { LinePart } from '#domain/quick-list/parts/parse-parts.ts';
import { findTermRoles, type TermRole, type TermRoleContext } from '#domain/quick-list/parts/phrases.ts';
import { joinParts, type LineTerm } from '#domain/quick-list/parts/terms.ts';
import { parseWeights } from '#domain/quick-list/words/weights.ts';
import { combineNumbers } from './combine-numbers.ts';
import { isPackWeightUncertain, isWeightOfOnePack, isWeightScopeUnclear } from './judge-weight.ts';

/*
 * Patterns over the kinds of the terms of a line (docs/list-reader.md). Each term that a phrase uses has the kind
 * `amount` in them, and so has the only weight.
 */

/** If one matches, the amount is not read: `500 or 25 kg`, `10 to 20 kg`, `25 kg and a half`, or a formula. */
export const unreadablePatterns = [
  /(?:change|times) amount /,
  /number (?:(?:dash|word|property|label|month|currency|until|of|in|and|unit|per) )*amount /,
  /amount (?:of |in )?(?:change|times|and) (?!aside )/,
  /cell equals /,
];
/**
 * If one matches, the buyer must confirm the amount: a word before it (`lots of 25 kg`) or after it (`25 kg lots`) may
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
  const amountTerms = findAmountTerms(joinParts(parts), context);
  if (!amountTerms) return { amount: { isTotalOnly: false, amountDoubt: 'unclear' }, usedParts: new Set() };
  const readings = combineNumbers({
    quantity: parseTermQuantities(amountTerms.quantity),
    packWeight: parseTermWeights(amountTerms.packWeight),
    total: hasUnreadableTerm(amountTerms) ? undefined : parseTermWeights(amountTerms.total),
  });
  const [reading = { isTotalOnly: false }] = readings;
  const isRead = reading.quantity !== undefined || reading.packWeight !== undefined;
  return {
    amount: { ...reading, amountDoubt: findDoubt(amountTerms, readings.length) },
    usedParts: new Set(isRead ? amountTerms.usedTerms.flatMap((term) => term.parts) : []),
  };
}

type TermsByRole = Readonly<Record<TermRole, LineTerm | undefined>>;

interface AmountTerms extends TermsByRole {
  readonly usedTerms: readonly LineTerm[];
  readonly kindText: string;
  readonly unassignedNumber: LineTerm | undefined;
  readonly isWeightUncertain: boolean;
}

function findAmountTerms(terms: readonly LineTerm[], context: TermRoleContext): AmountTerms | undefined {
  const { roles, usedTerms: phraseTerms, isContradictory } = findTermRoles(terms, context);
  const findTerm = (role: TermRole) => terms.find((term) => roles.get(term) === role);
  const stated = { quantity: findTerm('quantity'), packWeight: findTerm('packWeight'), total: findTerm('total') };
  const [unassignedWeight, otherUnassignedWeight] = terms.filter((term) => term.kind === 'weight' && !roles.has(term));
  if (isContradictory || otherUnassignedWeight || (stated.total && unassignedWeight)) return undefined;

  const isAmount = (term: LineTerm) => phraseTerms.has(term) || term === unassignedWeight;
  const kindText = toKindText(terms.map((term) => (isAmount(term) ? 'amount' : term.kind))).text;
  if (matchesAny(kindText, unreadablePatterns)) return undefined;

  const unassignedNumber = terms.find((term) => term.kind === 'number' && !isAmount(term));
  const assigned = unassignedWeight ? assignWeight(stated, unassignedWeight, unassignedNumber) : stated;
  return {
    ...assigned,
    usedTerms: terms.filter((term) => isAmount(term) || term === assigned.quantity),
    kindText,
    unassignedNumber,
    isWeightUncertain: hasUncertainWeight(terms, stated, assigned, unassignedWeight),
  };
}

/** Gives a weight that no phrase explains to one pack, as in `10 bags (25 kg)`, or to all, as in `500 kg, 20 bags`. */
function assignWeight(stated: TermsByRole, weight: LineTerm, unassignedNumber: LineTerm | undefined): TermsByRole {
  const quantity = stated.quantity ?? unassignedNumber;
  const isOfOnePack = !stated.packWeight && quantity !== undefined && isWeightOfOnePack(weight, quantity);
  return isOfOnePack ? { ...stated, quantity, packWeight: weight } : { ...stated, total: weight };
}

/** Whether the stated pack weight, or without one the weight that no phrase explains, may mean something else. */
function hasUncertainWeight(
  terms: readonly LineTerm[],
  stated: TermsByRole,
  assigned: TermsByRole,
  unassignedWeight: LineTerm | undefined,
): boolean {
  if (stated.packWeight) return isPackWeightUncertain(terms, stated.packWeight, stated.quantity);
  return unassignedWeight !== undefined && isWeightScopeUnclear(terms, stated.quantity, assigned.packWeight);
}

function matchesAny(kindText: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(kindText));
}

function findDoubt(amountTerms: AmountTerms, readingCount: number): Doubt | undefined {
  if (hasUnreadableTerm(amountTerms) || matchesAny(amountTerms.kindText, doubtfulPatterns)) return 'unclear';
  if (amountTerms.unassignedNumber) return 'unassigned-number';
  if (readingCount > 1) return 'two-readings';
  return amountTerms.isWeightUncertain ? 'unclear' : undefined;
}

function hasUnreadableTerm({ kindText }: AmountTerms): boolean {
  return kindText.includes('unreadable ');
}

function parseTermWeights(term: LineTerm | undefined): Weight[] | undefined {
  return term && parseWeights(term.number, term.unit);
}

function parseTermQuantities(term: LineTerm | undefined): number[] | undefined {
  return term && [parseQuantity(term.number)].filter((quantity) => quantity !== undefined);
}
