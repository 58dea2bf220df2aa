import type { TypedPacks } from './cart-item.ts';
import { normalizeWeight, parseWeight } from './typed-number.ts';

/** In kilograms: the smaller of the two bales of the trade. */
const bale = 25;

/** Kilograms as packs: bales where they are a whole number of them, else one pack. Text that is no weight stays as typed. */
export function splitIntoPacks(kilograms: string): TypedPacks {
  const weight = parseWeight(kilograms);
  if (weight === undefined || weight === 0 || weight % bale !== 0)
    return { packWeight: normalizeWeight(kilograms), quantity: '1', unit: 'kg' };
  return { packWeight: String(bale), quantity: String(weight / bale), unit: 'kg' };
}
