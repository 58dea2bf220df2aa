import type { PacksInput } from './cart-item.ts';
import { normalizeWeight, parseWeight } from './packs-input.ts';

const packKg = 25;

export function splitIntoPacks(kilograms: string): PacksInput {
  const weight = parseWeight(kilograms);
  if (weight === undefined || weight === 0 || weight % packKg !== 0) {
    return { packWeight: normalizeWeight(kilograms), quantity: '1', unit: 'kg' };
  }
  return { packWeight: String(packKg), quantity: String(weight / packKg), unit: 'kg' };
}
