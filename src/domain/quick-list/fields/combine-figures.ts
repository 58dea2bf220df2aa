import { isQuantity, isWeightText } from '#domain/cart/cart-item.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { RowAmount } from '#domain/quick-list/parsed-row.ts';

const million = 1e6;

interface StatedFigures {
  readonly quantity: readonly number[] | undefined;
  readonly packWeight: readonly Weight[] | undefined;
  readonly total: readonly Weight[] | undefined;
}

/** All readings in which the figures agree; a figure that is not stated follows from the others. */
export function combineFigures({ quantity, packWeight, total }: StatedFigures): RowAmount[] {
  const unknown = [undefined];
  const readings = (total ?? unknown).flatMap((totalWeight) =>
    (quantity ?? unknown).flatMap((count) =>
      (packWeight ?? unknown).flatMap((singleWeight) => toReadings(count, singleWeight, totalWeight)),
    ),
  );
  return [...new Map(readings.map((reading) => [JSON.stringify(reading), reading])).values()];
}

function toReadings(
  count: number | undefined,
  singleWeight: Weight | undefined,
  totalWeight: Weight | undefined,
): RowAmount[] {
  if (!totalWeight) {
    return [{ quantity: count, packWeight: singleWeight?.value, unit: singleWeight?.unit, isTotalOnly: false }];
  }
  const { unit } = totalWeight;
  const isTotalOnly = count === undefined && !singleWeight;
  const quantity = count ?? (singleWeight ? toMillionths(totalWeight.value) / toMillionths(singleWeight.value) : 1);
  const packWeight =
    singleWeight?.value ??
    (isTotalOnly ? totalWeight.value : String(toMillionths(totalWeight.value) / quantity / million));
  const isTotal =
    toMillionths(totalWeight.value) === quantity * toMillionths(packWeight) &&
    (!singleWeight || singleWeight.unit === unit);
  const canBeStored = isQuantity(quantity) && isWeightText(packWeight) && Number(packWeight) > 0;
  return isTotal && canBeStored ? [{ quantity, packWeight, unit, isTotalOnly }] : [];
}

/** A weight as an integer, because 0.3 / 0.1 is not 3. */
function toMillionths(value: string): number {
  return Math.round(Number(value) * million);
}
