import { parseDetails, type QuoteDetails } from '#domain/quote/quote-details.ts';
import { sendWays, type SendWay } from '#domain/quote/sent-request.ts';
import { localStore } from '#web/storage/browser-storage.ts';
import { contactKeys, detailsKey, sentKey } from '#web/storage/visitor.ts';

export interface Contact {
  readonly name: string;
  readonly phone: string;
}

export function readContact(): Contact {
  return { name: localStore.get(contactKeys.name) ?? '', phone: localStore.get(contactKeys.phone) ?? '' };
}

/** Stores what has changed: the other field may have been changed by another tab. */
export function writeContact({ name, phone }: Partial<Contact>): void {
  if (name !== undefined) localStore.set(contactKeys.name, name);
  if (phone !== undefined) localStore.set(contactKeys.phone, phone);
}

export function readDetails(): QuoteDetails {
  return parseDetails(localStore.getJson(detailsKey));
}

export function writeDetails(changes: Partial<QuoteDetails>): void {
  localStore.set(detailsKey, JSON.stringify({ ...readDetails(), ...changes }));
}

/** The quote request that last left the page; `content` is its JSON, for comparison. */
export interface SentQuote {
  readonly reference: string;
  readonly date: string;
  readonly way: SendWay;
  readonly content: string;
}

export function readSentQuote(): SentQuote | undefined {
  const { reference, date, way, content } = localStore.getJson(sentKey) ?? {};
  const known = sendWays.find((each) => each === way);
  if (typeof reference !== 'string' || typeof date !== 'string' || typeof content !== 'string') return undefined;
  return known && { reference, date, way: known, content };
}

export function writeSentQuote(sent: SentQuote): void {
  localStore.set(sentKey, JSON.stringify(sent));
}
