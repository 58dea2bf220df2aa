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
  const readings = (total ?? unknown).flatMap((all) =>
    (packs ?? unknown).flatMap((count) => (weight ?? unknown).flatMap((each) => complete(count, each, all))),
  );
  return [...new Map(readings.map((reading) => [JSON.stringify(reading), reading])).values()];
}

/** Empty if the packs do not make up the total, or a cart can't store them. */
function complete(count: number | undefined, each: Weight | undefined, all: Weight | undefined): RowAmount[] {
  if (!all) return [{ quantity: count, packWeight: each?.value, unit: each?.unit, isPackingOpen: false }];
  const { unit } = all;
  const isPackingOpen = count === undefined && !each;
  const quantity = count ?? (each ? scale(all.value) / scale(each.value) : 1);
  const packWeight = each?.value ?? (isPackingOpen ? all.value : String(scale(all.value) / quantity / precision));
  const isTotal = scale(all.value) === quantity * scale(packWeight) && (!each || each.unit === unit);
  const isStored = isQuantity(quantity) && isWeight(packWeight) && Number(packWeight) > 0;
  return isTotal && isStored ? [{ quantity, packWeight, unit, isPackingOpen }] : [];
}

/** A weight as an integer, because 0.3 / 0.1 is not 3. */
const precision = 1e6;
function scale(value: string): number {
  return Math.round(Number(value) * precision);
}
