import { parseDetails, type QuoteDetails } from '#domain/quote-details.ts';
import { sendWays, type SendWay } from '#domain/sent-request.ts';
import { contactKeys, detailsKey, read, readJson, sentKey, write } from '#web/cart/visitor.ts';

/** How the visitor can be reached, as typed. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
}

/** The stored name and contact number; empty strings if there are none. */
export function readContact(): Contact {
  return { name: read(contactKeys.name) ?? '', phone: read(contactKeys.phone) ?? '' };
}

/** Stores name and contact number in this browser. */
export function writeContact(contact: Contact): void {
  write(contactKeys.name, contact.name);
  write(contactKeys.phone, contact.phone);
}

/** The optional details of the quote request; empty strings if missing or unreadable. */
export function readDetails(): QuoteDetails {
  return parseDetails(readJson(detailsKey));
}

/** Stores the optional details in this browser. */
export function writeDetails(details: QuoteDetails): void {
  write(detailsKey, JSON.stringify(details));
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
  const { reference, date, way, content } = readJson(sentKey) ?? {};
  if (typeof reference !== 'string' || typeof date !== 'string' || typeof content !== 'string') return undefined;
  // Older scripts stored no way: there was only one.
  return { reference, date, way: sendWays.find((each) => each === way) ?? 'whatsapp', content };
}

/** Stores the quote request that has just left the page, in place of the one before. */
export function writeSentQuote(sent: SentQuote): void {
  write(sentKey, JSON.stringify(sent));
}
