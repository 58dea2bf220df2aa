import { isQuantity, isWeight } from '#domain/cart/cart-item.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { RowAmount } from '#domain/quick-list/list-row.ts';

/** The figures of a line, each with all its readings; undefined if the line does not state it. */
interface Figures {
  readonly packs: readonly number[] | undefined;
  readonly weight: readonly Weight[] | undefined;
  readonly total: readonly Weight[] | undefined;
}

/** All readings in which the figures agree; a figure that is not stated follows from the others. */
export function combineFigures({ packs, weight, total }: Figures): RowAmount[] {
  const unknown = [undefined];
  const readings = (total ?? unknown).flatMap((totalWeight) =>
    (packs ?? unknown).flatMap((count) =>
      (weight ?? unknown).flatMap((singleWeight) => complete(count, singleWeight, totalWeight)),
    ),
  );
  return [...new Map(readings.map((reading) => [JSON.stringify(reading), reading])).values()];
}

/** Empty if the packs do not make up the total, or a cart can't store them. */
function complete(
  count: number | undefined,
  singleWeight: Weight | undefined,
  totalWeight: Weight | undefined,
): RowAmount[] {
  if (!totalWeight)
    return [{ quantity: count, packWeight: singleWeight?.value, unit: singleWeight?.unit, isPackingOpen: false }];
  const { unit } = totalWeight;
  const isPackingOpen = count === undefined && !singleWeight;
  const quantity = count ?? (singleWeight ? scale(totalWeight.value) / scale(singleWeight.value) : 1);
  const packWeight =
    singleWeight?.value ??
    (isPackingOpen ? totalWeight.value : String(scale(totalWeight.value) / quantity / precision));
  const isTotal =
    scale(totalWeight.value) === quantity * scale(packWeight) && (!singleWeight || singleWeight.unit === unit);
  const isStored = isQuantity(quantity) && isWeight(packWeight) && Number(packWeight) > 0;
  return isTotal && isStored ? [{ quantity, packWeight, unit, isPackingOpen }] : [];
}

/** A weight as an integer, because 0.3 / 0.1 is not 3. */
const precision = 1e6;
function scale(value: string): number {
  return Math.round(Number(value) * precision);
}
