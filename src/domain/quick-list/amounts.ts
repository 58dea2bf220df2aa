import type { Amount } from '#domain/cart/amount.ts';
import { isQuantity, type Unit } from '#domain/cart/cart-item.ts';
import { parseQuantity } from '#domain/cart/typed-number.ts';
import type { Doubt } from './doubt.ts';
import { convert, findMeasure } from './measures.ts';
import { parseNumber } from './numbers.ts';

/** What a row says about packs, the weight of one and their total; each with the values it may have, none if it is not stated. */
export interface Figures {
  readonly packs?: readonly number[] | undefined;
  readonly weight?: readonly Amount[] | undefined;
  readonly total?: readonly Amount[] | undefined;
}

export interface Amounts {
  readonly quantity?: number | undefined;
  readonly packWeight?: string | undefined;
  readonly unit?: Unit | undefined;
  readonly isPackingOpen?: boolean;
}

export interface AmountReading extends Amounts {
  readonly doubt?: Doubt | undefined;
}

export function readingsOf({ packs, weight, total }: Figures): Amounts[] {
  if (packs && weight) {
    const fits = (count: number, each: Amount) => !total || total.some((all) => isProduct(all, count, each));
    return unique(
      packs.flatMap((count) => weight.filter((each) => fits(count, each)).map((each) => toReading(count, each))),
    );
  }
  if (total && packs) return unique(total.flatMap((all) => packs.flatMap((count) => divide(all, count))));
  if (total && weight) return unique(total.flatMap((all) => weight.flatMap((each) => countPacks(all, each))));
  if (total) return unique(total.filter(({ value }) => Number(value) > 0).map((all) => toReading(1, all, true)));
  if (packs) return packs.map((count) => ({ quantity: count }));
  return (weight ?? []).map(({ value, unit }) => ({ packWeight: value, unit }));
}

/** Whether a weight can only be one pack's: goods are packed so, and as the total it would leave next to nothing for each. */
export function isPackWeight(packs: number, packWeight: string): boolean {
  const weight = Number(packWeight);
  return weight >= 5 && weight <= 60 && weight / packs < 5;
}

export function parsePacks(text: string): number[] {
  const packs = parseQuantity(text.replaceAll(/[`´_]/g, ''));
  return packs === undefined ? [] : [packs];
}

export function parseWeights(number: string, unit: string): Amount[] {
  const measure = findMeasure(unit);
  return measure ? parseNumber(number).flatMap((value) => convert(value, measure) ?? []) : [];
}

function divide({ value, unit }: Amount, packs: number): Amounts[] {
  const each = scale(value) / packs;
  const kilogram = findMeasure(unit);
  const weight =
    kilogram && Number.isInteger(each) && each > 0 ? convert(String(each / precision), kilogram) : undefined;
  return weight ? [toReading(packs, weight)] : [];
}

function countPacks(all: Amount, each: Amount): Amounts[] {
  const packs = scale(all.value) / scale(each.value);
  return all.unit === each.unit && isQuantity(packs) ? [toReading(packs, each)] : [];
}

function isProduct(all: Amount, packs: number, each: Amount): boolean {
  return all.unit === each.unit && scale(all.value) === packs * scale(each.value);
}

/** A weight as an integer, because 0.3 / 0.1 is not 3. */
const precision = 1e6;
function scale(value: string): number {
  return Math.round(Number(value) * precision);
}

function toReading(quantity: number, { value, unit }: Amount, isPackingOpen = false): Amounts {
  return { quantity, packWeight: value, unit, isPackingOpen };
}

function unique(readings: readonly Amounts[]): Amounts[] {
  return [...new Map(readings.map((each) => [JSON.stringify(each), each])).values()];
}

/** Of several readings that agree, takes the first and has it confirmed. */
export function chooseReading(figures: Figures, doubt?: Doubt): AmountReading {
  const readings = readingsOf(figures);
  const [reading] = readings;
  if (!reading) return { doubt: Object.values(figures).some((each) => each) ? 'disagree' : 'not-stated' };
  return { ...reading, doubt: doubt ?? (readings.length > 1 ? 'two-readings' : undefined) };
}
