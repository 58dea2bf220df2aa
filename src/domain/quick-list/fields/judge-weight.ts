import { parseQuantity } from '#domain/cart/packs-input.ts';
import type { LineTerm } from '#domain/quick-list/parts/terms.ts';
import { parseWeights } from '#domain/quick-list/words/weights.ts';

const maxPackKg = 60;
const minPackKg = 5;

/**
 * Whether a weight beside a stated number of packs may be of one pack or of all. In brackets, as in `10 bags (25 kg)`,
 * it is of one.
 */
export function isWeightScopeUnclear(
  terms: readonly LineTerm[],
  statedQuantity: LineTerm | undefined,
  packWeight: LineTerm | undefined,
): boolean {
  const isInBrackets = packWeight !== undefined && findKindBefore(terms, packWeight) === 'open';
  return statedQuantity !== undefined && !isInBrackets;
}

/**
 * Whether it is uncertain that a weight is that of a pack: it has no unit; or only the order of the cells says so, and
 * the number of packs beside it makes it implausible.
 */
export function isPackWeightUncertain(
  terms: readonly LineTerm[],
  packWeight: LineTerm,
  quantity: LineTerm | undefined,
): boolean {
  const hasNoUnit = packWeight.kind === 'number';
  const isWeightByCellOrder = findKindBefore(terms, packWeight) === 'cell' && quantity?.kind === 'number';
  return hasNoUnit || (isWeightByCellOrder && !isPlausiblePack(packWeight, quantity));
}

function findKindBefore(terms: readonly LineTerm[], term: LineTerm): LineTerm['kind'] | undefined {
  return terms[terms.indexOf(term) - 1]?.kind;
}

export function isWeightOfOnePack(weight: LineTerm, packs: LineTerm): boolean {
  const kilograms = findKilograms(weight) ?? 0;
  const isTooLightAsTotal = kilograms / (parseQuantity(packs.number) ?? 0) < minPackKg;
  return isPlausiblePack(weight, packs) && kilograms >= minPackKg && isTooLightAsTotal;
}

function isPlausiblePack(weight: LineTerm, packs: LineTerm): boolean {
  const kilograms = findKilograms(weight);
  const isYear = /^(?:19|20)\d\d$/.test(packs.number);
  return kilograms !== undefined && kilograms <= maxPackKg && !isYear;
}

/** Counts a litre as a kilogram, which is near enough for oils to judge whether a weight is plausible. */
function findKilograms({ number, unit }: LineTerm): number | undefined {
  const weight = parseWeights(number, unit)[0];
  return weight && Number(weight.value) * (weight.unit === 'ml' ? 0.001 : 1);
}
