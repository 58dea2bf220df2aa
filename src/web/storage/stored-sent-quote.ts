import { fieldsOf } from '#domain/fields-of.ts';
import { sendWays, type SendWay } from '#domain/quote/sent-request.ts';
import { localStore, parseJson } from './browser-storage.ts';
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
  parse: (text) => parseSentQuote(parseJson(text)),
});

function parseSentQuote(stored: unknown): SentQuote | undefined {
  const { reference, date, way, content } = fieldsOf(stored);
  const knownWay = sendWays.find((each) => each === way);
  if (typeof reference !== 'string' || typeof date !== 'string' || typeof content !== 'string') return undefined;
  return knownWay && { reference, date, way: knownWay, content };
}
