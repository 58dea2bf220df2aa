import { parseDetails } from '#domain/quote/quote-details.ts';
import { localStore, parseJson } from '#web/storage/browser-storage.ts';
import { detailsKey } from '#web/storage/keys.ts';
import { createStoredValue } from '#web/storage/stored-value.ts';

/** The details of the quote request, as typed. */
export const storedDetails = createStoredValue({
  storage: localStore,
  key: detailsKey,
  parse: (text) => parseDetails(parseJson(text)),
});
