import { parseDetails } from '#domain/quote/quote-details.ts';
import { localStore } from './browser-storage.ts';
import { detailsKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

export const storedDetails = createStoredValue({
  storage: localStore,
  key: detailsKey,
  parse: parseDetails,
});
