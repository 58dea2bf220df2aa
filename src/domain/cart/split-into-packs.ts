import type { TypedPacks } from './cart-item.ts';
import { normalizeWeight, parseWeight } from './typed-number.ts';

const smallBaleKg = 25;

export function splitIntoPacks(kilograms: string): TypedPacks {
  const weight = parseWeight(kilograms);
  if (weight === undefined || weight === 0 || weight % smallBaleKg !== 0) {
    return { packWeight: normalizeWeight(kilograms), quantity: '1', unit: 'kg' };
  }
  return { packWeight: String(smallBaleKg), quantity: String(weight / smallBaleKg), unit: 'kg' };
}
