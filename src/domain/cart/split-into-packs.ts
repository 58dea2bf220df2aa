import { parseWeight, weightOf } from './typed-number.ts';

/** In kilograms: the smaller of the two bales of the trade. */
const bale = 25;

/** An amount of kilograms as packs: bales where it is a whole number of them, else one pack. Text that is no weight stays as typed. */
export function splitIntoPacks(kilograms: string): {
  readonly packWeight: string;
  readonly quantity: string;
  readonly unit: 'kg';
} {
  const weight = weightOf(kilograms);
  if (weight === undefined || weight === 0 || weight % bale !== 0)
    return { packWeight: parseWeight(kilograms), quantity: '1', unit: 'kg' };
  return { packWeight: String(bale), quantity: String(weight / bale), unit: 'kg' };
}
