import type { TypedPacks } from './cart-item.ts';
import { normalizeWeight, parseWeight } from './typed-number.ts';

/** The smaller of the two bales of the trade, in kilograms. */
const bale = 25;

export function splitIntoPacks(kilograms: string): TypedPacks {
  const weight = parseWeight(kilograms);
  if (weight === undefined || weight === 0 || weight % bale !== 0) {
    return { packWeight: normalizeWeight(kilograms), quantity: '1', unit: 'kg' };
  }
  return { packWeight: String(bale), quantity: String(weight / bale), unit: 'kg' };
}
