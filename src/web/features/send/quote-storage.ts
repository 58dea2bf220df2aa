import { parseDetails, type QuoteDetails } from '#domain/quote-details.ts';
import { sendWays, type SendWay } from '#domain/sent-request.ts';
import { localStore } from '#web/storage/browser-storage.ts';
import { contactKeys, detailsKey, sentKey } from '#web/storage/visitor.ts';

export interface Contact {
  readonly name: string;
  readonly phone: string;
}

export function readContact(): Contact {
  return { name: localStore.get(contactKeys.name) ?? '', phone: localStore.get(contactKeys.phone) ?? '' };
}

export function writeContact(contact: Contact): void {
  localStore.set(contactKeys.name, contact.name);
  localStore.set(contactKeys.phone, contact.phone);
}

/** Empty strings for what is missing or unreadable. */
export function readDetails(): QuoteDetails {
  return parseDetails(localStore.getJson(detailsKey));
}

export function writeDetails(details: QuoteDetails): void {
  localStore.set(detailsKey, JSON.stringify(details));
}

/** The quote request that last left the page; `content` is its JSON, for comparison. */
interface SentQuote {
  readonly reference: string;
  readonly date: string;
  readonly way: SendWay;
  readonly content: string;
}

/** Undefined if there is none or it can't be read. */
export function readSentQuote(): SentQuote | undefined {
  const { reference, date, way, content } = localStore.getJson(sentKey) ?? {};
  const known = sendWays.find((each) => each === way);
  if (typeof reference !== 'string' || typeof date !== 'string' || typeof content !== 'string') return undefined;
  return known && { reference, date, way: known, content };
}

export function writeSentQuote(sent: SentQuote): void {
  localStore.set(sentKey, JSON.stringify(sent));
}
