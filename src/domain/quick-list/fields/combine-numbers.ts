import { isQuantity, isWeightText } from '#domain/cart/cart-item.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { RowAmount } from '#domain/quick-list/parsed-row.ts';

const million = 1e6;

interface StatedNumbers {
  readonly quantity: readonly number[] | undefined;
  readonly packWeight: readonly Weight[] | undefined;
  readonly total: readonly Weight[] | undefined;
}

/**
 * All readings in which quantity, pack weight and total agree. One of them that is not stated follows from the others.
 */
export function combineNumbers(stated: StatedNumbers): RowAmount[] {
  const unknown = [undefined];
  const readings = (stated.total ?? unknown).flatMap((total) =>
    (stated.quantity ?? unknown).flatMap((quantity) =>
      (stated.packWeight ?? unknown).flatMap((packWeight) => toReadings(quantity, packWeight, total)),
    ),
  );
  return [...new Map(readings.map((reading) => [JSON.stringify(reading), reading])).values()];
}

function toReadings(
  quantity: number | undefined,
  packWeight: Weight | undefined,
  total: Weight | undefined,
): RowAmount[] {
  if (!total) return [{ quantity, packWeight: packWeight?.value, unit: packWeight?.unit, isTotalOnly: false }];
  const { unit } = total;
  const isTotalOnly = quantity === undefined && !packWeight;
  const packs = quantity ?? (packWeight ? toMillionths(total.value) / toMillionths(packWeight.value) : 1);
  const weight = packWeight?.value ?? (isTotalOnly ? total.value : String(toMillionths(total.value) / packs / million));
  const isConsistent =
    toMillionths(total.value) === packs * toMillionths(weight) && (!packWeight || packWeight.unit === unit);
  const canBeStored = isQuantity(packs) && isWeightText(weight) && Number(weight) > 0;
  return isConsistent && canBeStored ? [{ quantity: packs, packWeight: weight, unit, isTotalOnly }] : [];
}

/** A weight in whole millionths, because the floats 0.3 / 0.1 do not give 3. */
function toMillionths(value: string): number {
  return Math.round(Number(value) * million);
}
