import { toFields } from '#domain/json.ts';
import { sessionStore } from './browser-storage.ts';
import { scrollKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** How far each history entry of the tab is scrolled, in CSS pixels from the top; what is no number counts as none. */
export const storedScroll = createStoredValue({
  storage: sessionStore,
  key: scrollKey,
  parse: toFields,
});
