import { parseFields } from '#domain/json.ts';
import { sendWays, type SendWay } from '#domain/quote/sent-request.ts';
import { localStore } from './browser-storage.ts';
import { sentKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** The quote request that last left the page; `content` is its JSON, for comparison. */
export interface SentQuote {
  readonly reference: string;
  readonly date: string;
  readonly way: SendWay;
  readonly content: string;
}

export const storedSentQuote = createStoredValue({
  storage: localStore,
  key: sentKey,
  parse: parseSentQuote,
});

function parseSentQuote(stored: unknown): SentQuote | undefined {
  const fields = parseFields(stored, { reference: 'string', date: 'string', way: 'string', content: 'string' });
  const way = sendWays.find((each) => each === fields?.way);
  return fields && way && { ...fields, way };
}
