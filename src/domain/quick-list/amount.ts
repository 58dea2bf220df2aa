import { isQuantity, isWeight } from '#domain/cart/cart-item.ts';
import { parseQuantity } from '#domain/cart/typed-number.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { Part } from './classify.ts';
import type { Doubt, RowAmount } from './list-row.ts';
import { findEvidence, itemsOf, type Item, type Role } from './phrases.ts';
import { parseWeights } from './weights.ts';

/*
 * Both patterns are over the letters of the items (docs/list-reader.md), with A for the amount. `breaking` makes it another one
 * altogether: `10 to 20 kg`, `25 kg and a half`, a formula. `joining` may: `lots of 25 kg`, `25 kg extract`.
 */
const breaking = /[cx]A|N[-w%lm$boiau/]*A|A[oi]?[cxa](?!r)|\|=/;
const joining = /[w%lm$boiau]A|A[oi]?[w%Nu](?!r)|[x=te/c]/;

/**
 * The amount that a line says: without a doubt if its words say what each number is, and nothing beside it may make it another
 * one. `isByPlace`: whether packs and weight have cells of their own.
 */
export function readAmount(parts: readonly Part[], isByPlace: boolean): { amount: RowAmount; used: ReadonlySet<Part> } {
  const found = findAmount(itemsOf(parts), isByPlace);
  if (!found) return { amount: { isPackingOpen: false, amountDoubt: 'unclear' }, used: new Set() };
  const readings = combine({
    packs: packsOf(found.packs),
    weight: weightsOf(found.weight),
    total: hasUnread(found) ? undefined : weightsOf(found.total),
  });
  const [reading = { isPackingOpen: false }] = readings;
  const isRead = reading.quantity !== undefined || reading.packWeight !== undefined;
  return {
    amount: { ...reading, amountDoubt: doubtOf(found, readings.length) },
    used: new Set(isRead ? found.used.flatMap((item) => item.parts) : []),
  };
}

/** The items of a line that are its amount. */
interface FoundAmount extends Readonly<Record<Role, Item | undefined>> {
  readonly used: readonly Item[];
  /** The letters of all items: A for one that the words explain. */
  readonly line: string;
  /** The first number that the words do not explain. */
  readonly openNumber: Item | undefined;
  /** Whether an item has its role by the figures, without words that say so. */
  readonly isProposed: boolean;
}

/** Undefined if the line may say several amounts. */
function findAmount(items: readonly Item[], isByPlace: boolean): FoundAmount | undefined {
  const { roles, used, isTwice } = findEvidence(items, isByPlace);
  const itemOf = (role: Role) => items.find((item) => roles.get(item) === role);
  const before = (item: Item | undefined) => items[items.findIndex((each) => each === item) - 1]?.letter;
  const [packs, weight, total] = [itemOf('packs'), itemOf('weight'), itemOf('total')];
  const [alone, another] = items.filter((item) => item.letter === 'W' && !roles.has(item));
  const open = items.filter((item) => !used.has(item) && item !== alone);
  const line = items.map((item) => (open.includes(item) ? item.letter : 'A')).join('');
  if (isTwice || another || (total && alone) || breaking.test(line)) return undefined;

  // A weight that stands alone may be that of one pack or of all: `10 bags (25 kg)`, `500 kg, 20 bags`.
  const openNumber = open.find(({ letter }) => letter === 'N');
  const count = packs ?? openNumber;
  const isEach = alone !== undefined && !weight && count !== undefined && isPackWeight(count, alone);
  const isAloneProposed = alone && !weight && packs && !(isEach && before(alone) === '(');
  const isPlaceProposed = before(weight) === '|' && packs?.letter === 'N' && weight && !isUsual(packs, weight);
  return {
    packs: isEach ? count : packs,
    weight: isEach ? alone : weight,
    total: total ?? (isEach ? undefined : alone),
    used: items.filter((item) => !open.includes(item) || (isEach && item === count)),
    line,
    openNumber,
    isProposed: isAloneProposed || isPlaceProposed || weight?.letter === 'N',
  };
}

function doubtOf(found: FoundAmount, readings: number): Doubt | undefined {
  if (hasUnread(found) || joining.test(found.line)) return 'unclear';
  if (found.openNumber) return 'open-number';
  if (readings > 1) return 'two-readings';
  return found.isProposed ? 'unclear' : undefined;
}

/** Whether a cell below a title of an amount could not be read. */
function hasUnread({ line }: FoundAmount): boolean {
  return line.includes('?');
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

/** Goods are packed in at most 60 kg, and a year is no number of packs. */
function isUsual(packs: Item, weight: Item): boolean {
  return kilograms(weight) <= 60 && !/^(?:19|20)\d\d$/.test(packs.number);
}

/** Whether a weight can only be one pack's: as the total it would leave next to nothing for each. */
function isPackWeight(packs: Item, alone: Item): boolean {
  const weight = kilograms(alone);
  return isUsual(packs, alone) && weight >= 5 && weight / (packsOf(packs)?.[0] ?? 0) < 5;
}

function kilograms(item: Item): number {
  return Number(weightsOf(item)?.[0]?.value);
}

function weightsOf(item: Item | undefined): Weight[] | undefined {
  return item && parseWeights(item.number, item.unit);
}

function packsOf(item: Item | undefined): number[] | undefined {
  return item && [parseQuantity(item.number)].filter((packs) => packs !== undefined);
}
