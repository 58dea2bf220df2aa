import { useState } from 'react';
import { company } from '#content/company.ts';
import { bilingualMessage } from '#domain/bilingual-message.ts';
import type { CartItem } from '#domain/cart-item.ts';
import type { QuoteDetails } from '#domain/quote-details.ts';
import type { QuoteMessage } from '#domain/quote-message.ts';
import { quoteReference, referenceBytes } from '#domain/quote-reference.ts';
import type { SendWay, SentRequest } from '#domain/sent-request.ts';
import type { SharedItem } from '#domain/shared-list.ts';
import { buyerLabels, messageDate, quoteLabels } from '#text/quote-message.ts';
import {
  readContact,
  readDetails,
  readSentQuote,
  writeContact,
  writeDetails,
  writeSentQuote,
  type Contact,
} from './quote-storage.ts';

interface QuoteReference {
  readonly id: string;
  /** In the words of the message, such as `20 November 2026`. */
  readonly date: string;
  /** How exactly this content last left the page; undefined if it did not. */
  readonly sentWay: SendWay | undefined;
  readonly wasSent: boolean;
  /** Call this when the content leaves the page: opened, copied or saved. */
  readonly markSent: (way: SendWay) => void;
}

export interface QuoteDraft {
  readonly contact: Contact;
  readonly details: QuoteDetails;
  readonly reference: QuoteReference;
  readonly message: QuoteMessage;
  readonly changeContact: (changes: Partial<Contact>) => void;
  readonly changeDetails: (changes: Partial<QuoteDetails>) => void;
}

/**
 * Stores contact and details in this browser on every keystroke, and formats the message. Passes what leaves the page to
 * `onSent`. Not for prerendering.
 */
export function useQuoteDraft(
  email: string,
  items: readonly CartItem[],
  onSent: (request: SentRequest) => void,
): QuoteDraft {
  const [contact, setContact] = useState(readContact);
  const [details, setDetails] = useState(readDetails);
  const content = { ...contact, email, details, items };
  const reference = useQuoteReference(JSON.stringify(content), (id, way) =>
    onSent({ reference: id, time: Date.now(), way, email, items: items.map(toSharedItem), details }),
  );
  return {
    contact,
    details,
    reference,
    message: bilingualMessage({ ...content, reference: reference.id, date: reference.date }, quoteLabels, buyerLabels),
    changeContact: (changes) => {
      const changed = { ...contact, ...changes };
      setContact(changed);
      writeContact(changed);
    },
    changeDetails: (changes) => {
      const changed = { ...details, ...changes };
      setDetails(changed);
      writeDetails(changed);
    },
  };
}

/**
 * Reference and date of a quote request. Content that was sent keeps its reference, also after a reload; changed content
 * gets a new one. Not for prerendering.
 */
function useQuoteReference(content: string, onSent: (reference: string, way: SendWay) => void): QuoteReference {
  const [sent, setSent] = useState(readSentQuote);
  const [next, setNext] = useState(createReference);
  const same = sent?.content === content ? sent : undefined;
  const { reference, date } = same ?? next;
  return {
    id: reference,
    date,
    sentWay: same?.way,
    wasSent: sent !== undefined,
    markSent: (way) => {
      const quote = { reference, date, way, content };
      writeSentQuote(quote);
      setSent(quote);
      if (!same) setNext(createReference());
      onSent(reference, way);
    },
  };
}

function createReference() {
  const now = new Date();
  const random = crypto.getRandomValues(new Uint8Array(referenceBytes));
  return { reference: quoteReference(company.name, now, random), date: messageDate(now) };
}

/** The message of a former request, without the name and number, which are not stored with it. */
export function formerMessage({ time, ...request }: SentRequest): string {
  return bilingualMessage({ ...request, date: messageDate(new Date(time)) }, quoteLabels, buyerLabels).full;
}

function toSharedItem({ id: _id, email: _email, ...item }: CartItem): SharedItem {
  return item;
}
