import { withoutTrailing } from '#domain/without-trailing.ts';
import { isWeightText, type Packs, type Unit } from './cart-item.ts';

/** A mass or a volume; `value` is a decimal, such as `11126.5`. */
export interface Weight {
  readonly value: string;
  readonly unit: Unit;
}

/**
 * Sums are whole billionths of a kilogram or a litre, because floats are not exact: a weight has up to six decimals,
 * and millilitres in litres have three more.
 */
const decimals = 9;
const zeroDigits = new Set('0');
const millilitresPerLitre = 1000n;
export const kilogramsPerPound = 0.45359237;

/**
 * The weight of all packs of an item; volumes from 1,000 ml on are in litres. Undefined if the weight is 0 or not a
 * number.
 */
export function findItemWeight(item: Packs): Weight | undefined {
  return findTotal([item])?.weights[0];
}

export interface WeightSum {
  readonly add: (item: Packs) => void;
  /**
   * Kilograms, then litres, each if there are any. A volume below one litre is in ml, unless a pack is in litres.
   * Undefined if a weight was not a number: the sum would be wrong.
   */
  readonly findWeights: () => Weight[] | undefined;
}

export function createWeightSum(): WeightSum {
  let isReadable = true;
  let massBillionths: bigint | undefined;
  let volumeBillionths: bigint | undefined;
  let hasLitres = false;
  return {
    add: (item) => {
      if (!isWeightText(item.packWeight)) {
        isReadable = false;
      } else if (item.unit === 'kg') {
        massBillionths = (massBillionths ?? 0n) + packsToBillionths(item);
      } else {
        volumeBillionths = (volumeBillionths ?? 0n) + packsToBillionths(item);
        hasLitres ||= item.unit === 'l';
      }
    },
    findWeights: () => {
      if (!isReadable) return undefined;
      return [
        ...(massBillionths === undefined ? [] : [toWeight(massBillionths, 'kg')]),
        ...(volumeBillionths === undefined ? [] : [toVolume(volumeBillionths, hasLitres)]),
      ];
    },
  };
}

export function findWeightSums(items: readonly Packs[]): Weight[] | undefined {
  const sum = createWeightSum();
  for (const item of items) sum.add(item);
  return sum.findWeights();
}

export interface Total {
  readonly weights: readonly Weight[];
  readonly weightlessCount: number;
}

/**
 * The sums of `findWeightSums` without those of 0, so maybe none, and how many items have no weight. Undefined if a
 * weight was not a number.
 */
export function findTotal(items: readonly Packs[]): Total | undefined {
  const weights = findWeightSums(items)?.filter(({ value }) => value !== '0');
  const weightlessCount = items.filter(({ packWeight }) => Number(packWeight) === 0).length;
  return weights && { weights, weightlessCount };
}

export function findPounds({ value, unit }: Weight): number | undefined {
  const pounds = Number(value) / kilogramsPerPound;
  if (unit !== 'kg' || pounds === 0) return undefined;
  return pounds < 100 ? Number(pounds.toPrecision(3)) : Math.round(pounds);
}

function toVolume(billionths: bigint, hasLitres: boolean): Weight {
  return hasLitres || billionths >= 10n ** BigInt(decimals)
    ? toWeight(billionths, 'l')
    : toWeight(billionths * millilitresPerLitre, 'ml');
}

function packsToBillionths({ quantity, packWeight, unit }: Packs): bigint {
  const billionths = BigInt(quantity) * toBillionths(packWeight);
  return unit === 'ml' ? billionths / millilitresPerLitre : billionths;
}

function toBillionths(weight: string): bigint {
  const [whole = '', fraction = ''] = weight.trim().split('.');
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`);
}

function toWeight(billionths: bigint, unit: Unit): Weight {
  const digits = String(billionths).padStart(decimals + 1, '0');
  const fraction = withoutTrailing(digits.slice(-decimals), zeroDigits);
  const whole = digits.slice(0, -decimals);
  return { value: fraction === '' ? whole : `${whole}.${fraction}`, unit };
}
