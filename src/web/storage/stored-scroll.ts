import { toObjectOrEmpty } from '#domain/json.ts';
import { sessionStore } from './browser-storage.ts';
import { scrollKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** Scroll positions by history entry, in CSS pixels from the top. `scroll-positions.ts` checks the values. */
export const storedScroll = createStoredValue({
  storage: sessionStore,
  key: scrollKey,
  parse: toObjectOrEmpty,
});
