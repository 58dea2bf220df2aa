import { parseDetails, type QuoteDetails } from '#domain/quote-details.ts';
import { sendWays, type SendWay } from '#domain/sent-request.ts';
import { localStore } from '#web/storage/browser-storage.ts';
import { contactKeys, detailsKey, sentKey } from '#web/storage/visitor.ts';

/** How the visitor can be reached, as typed. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
}

/** The stored name and contact number; empty strings if there are none. */
export function readContact(): Contact {
  return { name: localStore.get(contactKeys.name) ?? '', phone: localStore.get(contactKeys.phone) ?? '' };
}

/** Stores name and contact number in this browser. */
export function writeContact(contact: Contact): void {
  localStore.set(contactKeys.name, contact.name);
  localStore.set(contactKeys.phone, contact.phone);
}

/** The optional details of the quote request; empty strings if missing or unreadable. */
export function readDetails(): QuoteDetails {
  return parseDetails(localStore.getJson(detailsKey));
}

/** Stores the optional details in this browser. */
export function writeDetails(details: QuoteDetails): void {
  localStore.set(detailsKey, JSON.stringify(details));
}

/** The quote request that last left the page: its reference and date, how, and its content for comparison. */
interface SentQuote {
  readonly reference: string;
  readonly date: string;
  readonly way: SendWay;
  readonly content: string;
}

/** The stored quote request; undefined if there is none or it can't be read. */
export function readSentQuote(): SentQuote | undefined {
  const { reference, date, way, content } = localStore.getJson(sentKey) ?? {};
  if (typeof reference !== 'string' || typeof date !== 'string' || typeof content !== 'string') return undefined;
  // Older scripts stored no way: there was only one.
  return { reference, date, way: sendWays.find((each) => each === way) ?? 'whatsapp', content };
}

/** Stores the quote request that has just left the page, in place of the one before. */
export function writeSentQuote(sent: SentQuote): void {
  localStore.set(sentKey, JSON.stringify(sent));
}
