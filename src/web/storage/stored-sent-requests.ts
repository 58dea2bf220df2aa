import { parseSentRequests } from '#domain/quote/parse-sent-requests.ts';
import { localStore } from './browser-storage.ts';
import { sentRequestsKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

export const storedSentRequests = createStoredValue({
  storage: localStore,
  key: sentRequestsKey,
  parse: parseSentRequests,
});
