import { parseFields } from '#domain/json.ts';
import { sendWays, type SendWay } from '#domain/quote/sent-request.ts';
import { localStore } from './browser-storage.ts';
import { lastRequestKey } from './keys.ts';
import type { Contact } from './stored-contact.ts';
import { createStoredValue } from './stored-value.ts';

/** The quote request that last left the page. `content` comes from `sentContent` and is only compared. */
export interface LastSentRequest {
  readonly reference: string;
  readonly date: string;
  readonly way: SendWay;
  readonly content: string;
}

/** The JSON of the request and that of the contact; a line break parts them, because JSON contains none. */
export function sentContent(request: object, contact: Contact): string {
  return `${JSON.stringify(request)}\n${JSON.stringify(contact)}`;
}

export function hasSameRequest(one: string, other: string): boolean {
  return one.split('\n')[0] === other.split('\n')[0];
}

export const storedLastRequest = createStoredValue({
  storage: localStore,
  key: lastRequestKey,
  parse: parseLastRequest,
});

function parseLastRequest(stored: unknown): LastSentRequest | undefined {
  const fields = parseFields(stored, { reference: 'string', date: 'string', way: 'string', content: 'string' });
  const way = sendWays.find((each) => each === fields?.way);
  return fields && way && { ...fields, way };
}
