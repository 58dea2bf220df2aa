import type { Amount as Weight } from '#domain/cart/amount.ts';
import { isQuantity, isWeight } from '#domain/cart/cart-item.ts';
import { parseQuantity } from '#domain/cart/typed-number.ts';
import type { Part } from './classify.ts';
import type { Doubt, RowAmount } from './list-row.ts';
import { findEvidence, itemsOf, type Item, type Role } from './phrases.ts';
import { parseNumber, parseWeights } from './weights.ts';

export interface AmountReading extends RowAmount {
  readonly doubt?: Doubt | undefined;
}

const unclear: AmountReading = { isPackingOpen: false, doubt: 'unclear' };

/** What stands beside an amount, A, so that it is another one altogether: `10 to 20 kg`, `25 kg and a half`, a formula. */
const breaking = /[cx]A|N[-w%lm$boia/]*A|A[oi]?[cxa](?!r)|\|=/;
/** What may belong to an amount, or change it: `lots of 25 kg`, `25 kg extract`. */
const joining = /[w%lm$boia]A|A[oi]?[w%N](?!r)|[x=te/c]/;

/**
 * The amount that a line says: without a doubt if its words say what each number is, and nothing beside it may make it another
 * one. `isByPlace`: whether packs and weight have cells of their own.
 */
export function readAmount(
  parts: readonly Part[],
  isByPlace: boolean,
): { amount: AmountReading; used: ReadonlySet<Part> } {
  const items = itemsOf(parts);
  const { roles, used, isTwice } = findEvidence(items, isByPlace);
  const itemOf = (role: Role) => items.find((item) => roles.get(item) === role);
  const before = (item: Item | undefined) => items[items.findIndex((each) => each === item) - 1]?.letter;
  const [packs, weight, total] = [itemOf('packs'), itemOf('weight'), itemOf('total')];
  const [alone, another] = items.filter((item) => item.letter === 'W' && !roles.has(item));
  const open = items.filter((item) => !used.has(item) && item !== alone);
  const rest = items.map((item) => (open.includes(item) ? item.letter : 'A')).join('');
  if (isTwice || another || (total && alone) || breaking.test(rest)) return { amount: unclear, used: new Set() };

  // Of a weight alone the words do not say whether it is that of one pack: `10 bags (25 kg)`, `500 kg, 20 bags`.
  const number = open.find(({ letter }) => letter === 'N');
  const count = packs ?? number;
  const isEach = alone && !weight && count && isPackWeight(count, alone);
  const isUnread = rest.includes('?');
  const readings = combine({
    packs: quantitiesOf(isEach ? count : packs),
    weight: weightsOf(isEach ? alone : weight),
    total: isUnread ? undefined : weightsOf(total ?? (isEach ? undefined : alone)),
  });
  const isProposed =
    (alone && !weight && packs && !(isEach && before(alone) === '(')) ||
    weight?.letter === 'N' ||
    (before(weight) === '|' && packs?.letter === 'N' && weight && !isPlausible(packs, weight));
  const isClear = [weight, total, alone].every((item) => !item || isStorable(item));
  const [reading = { isPackingOpen: false }] = readings;
  const doubt =
    isUnread || joining.test(rest)
      ? 'unclear'
      : number
        ? 'open-number'
        : readings.length > 1 || !isClear
          ? 'two-readings'
          : isProposed
            ? 'unclear'
            : undefined;
  const read = items.filter((item) => !open.includes(item) || (isEach && item === count));
  const isRead = reading.quantity !== undefined || reading.packWeight !== undefined;
  return { amount: { ...reading, doubt }, used: new Set(isRead ? read.flatMap((item) => item.parts) : []) };
}

interface Figures {
  readonly packs: readonly number[] | undefined;
  readonly weight: readonly Weight[] | undefined;
  readonly total: readonly Weight[] | undefined;
}

/** All that the figures may mean together. What is not stated follows from the others. */
function combine({ packs, weight, total }: Figures): RowAmount[] {
  const unknown = [undefined];
  const readings = (total ?? unknown).flatMap((all) =>
    (packs ?? unknown).flatMap((count) => (weight ?? unknown).flatMap((each) => complete(count, each, all))),
  );
  return [...new Map(readings.map((reading) => [JSON.stringify(reading), reading])).values()];
}

/** None if the total is not that of the packs, or a cart can't store it. */
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

/** Whether a weight can only be one pack's: goods are packed so, and as the total it would leave next to nothing for each. */
function isPackWeight(packs: Item, alone: Item): boolean {
  const weight = kilograms(alone);
  return weight >= 5 && weight <= 60 && weight / (quantitiesOf(packs)?.[0] ?? 0) < 5;
}

/** Whether numbers that only stand where packs and their weight are asked for can be those. */
function isPlausible(packs: Item, weight: Item): boolean {
  return (
    textOf(weight, 'unit') !== 'kg' || (kilograms(weight) <= 60 && !/^(?:19|20)\d\d$/.test(textOf(packs, 'number')))
  );
}

/** Whether all that a number may mean can be stored: of `1,500 t` only one and a half. */
function isStorable(item: Item): boolean {
  return parseNumber(textOf(item, 'number')).length === weightsOf(item)?.length;
}

function textOf(item: Item, as: 'number' | 'unit'): string {
  return item.parts.find((part) => part.as === as)?.text ?? (as === 'unit' ? 'kg' : '');
}

function weightsOf(item: Item | undefined): Weight[] | undefined {
  return item && parseWeights(textOf(item, 'number'), textOf(item, 'unit'));
}

function quantitiesOf(item: Item | undefined): number[] | undefined {
  const quantity = item && parseQuantity(textOf(item, 'number'));
  return item && (quantity === undefined ? [] : [quantity]);
}

function kilograms(item: Item): number {
  return Number(weightsOf(item)?.[0]?.value);
}
