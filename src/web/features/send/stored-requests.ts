import { parseSentRequests } from '#domain/quote/parse-sent-requests.ts';
import type { SentRequest } from '#domain/quote/sent-request.ts';
import { localStore, parseJson } from '#web/storage/browser-storage.ts';
import { requestsKey } from '#web/storage/keys.ts';
import { createStoredValue } from '#web/storage/stored-value.ts';

/** The quote requests that left the page, the last one first. */
export const storedRequests = createStoredValue({
  storage: localStore,
  key: requestsKey,
  parse: (text): readonly SentRequest[] => parseSentRequests(parseJson(text)),
});
