import { useState } from 'react';
import { company } from '#content/company.ts';
import type { CartItem } from '#domain/cart-item.ts';
import type { QuoteDetails } from '#domain/quote-details.ts';
import { quoteMessage, type QuoteMessage } from '#domain/quote-message.ts';
import { quoteReference, referenceBytes } from '#domain/quote-reference.ts';
import { longDate, quoteLabels } from '#text/quote-message.ts';
import {
  readContact,
  readDetails,
  readSentQuote,
  writeContact,
  writeDetails,
  writeSentQuote,
  type Contact,
} from '#web/cart/visitor.ts';

interface QuoteReference {
  /** Such as `CSE-20261120-4F7K`. */
  readonly id: string;
  /** As displayed. */
  readonly date: string;
  /** Whether exactly this content was opened in WhatsApp before. */
  readonly isSent: boolean;
  /** Whether any content was opened in WhatsApp before. */
  readonly wasSent: boolean;
  /** Call this when the content is opened in WhatsApp. */
  readonly markSent: () => void;
}

/** The quote request as it would be sent now. */
export interface QuoteDraft {
  readonly contact: Contact;
  readonly details: QuoteDetails;
  readonly reference: QuoteReference;
  readonly message: QuoteMessage;
  readonly changeContact: (changes: Partial<Contact>) => void;
  readonly changeDetails: (changes: Partial<QuoteDetails>) => void;
}

/** Stores contact and details in this browser on every keystroke, and formats the message. Not for prerendering. */
export function useQuoteDraft(email: string, items: readonly CartItem[]): QuoteDraft {
  const [contact, setContact] = useState(readContact);
  const [details, setDetails] = useState(readDetails);
  const content = { ...contact, email, details, items };
  const reference = useQuoteReference(JSON.stringify(content));
  return {
    contact,
    details,
    reference,
    message: quoteMessage({ ...content, reference: reference.id, date: reference.date }, quoteLabels),
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
function useQuoteReference(content: string): QuoteReference {
  const [sent, setSent] = useState(readSentQuote);
  const [next, setNext] = useState(createReference);
  const isSent = sent?.content === content;
  const { reference, date } = isSent ? sent : next;
  return {
    id: reference,
    date,
    isSent,
    wasSent: sent !== undefined,
    markSent: () => {
      if (isSent) return;
      const quote = { ...next, content };
      writeSentQuote(quote);
      setSent(quote);
      setNext(createReference());
    },
  };
}

function createReference() {
  const now = new Date();
  const random = crypto.getRandomValues(new Uint8Array(referenceBytes));
  return { reference: quoteReference(company.name, now, random), date: longDate(now) };
}
