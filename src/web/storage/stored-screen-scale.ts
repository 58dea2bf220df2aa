import { localStore } from './browser-storage.ts';
import { screenScaleKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** Screen pixels per millimetre. A large television has more than `min`, every telephone fewer than `max`. */
const limits = { min: 0.5, max: 60 } as const;

export const storedScreenScale = createStoredValue({
  storage: localStore,
  key: screenScaleKey,
  parse: parseScreenScale,
});

export function parseScreenScale(stored: unknown): number | undefined {
  const scale = Number(stored);
  return scale >= limits.min && scale <= limits.max ? scale : undefined;
}
