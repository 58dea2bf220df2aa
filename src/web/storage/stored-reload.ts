import { sessionStore } from './browser-storage.ts';
import { reloadKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** When this tab last loaded a page again after an error, in milliseconds since 1970; 0 if it never did. */
export const storedReload = createStoredValue({
  storage: sessionStore,
  key: reloadKey,
  parse: (time) => Number(time ?? 0),
});
