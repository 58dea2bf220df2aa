import { useState } from 'react';
import type { CartItem } from '#domain/cart-item.ts';
import type { QuoteDetails } from '#domain/quote-details.ts';
import { quoteMessage, type QuoteMessage } from '#domain/quote-message.ts';
import { quoteLabels } from '#text/quote-message.ts';
import { readContact, readDetails, writeContact, writeDetails, type Contact } from '#web/cart/visitor.ts';
import { useQuoteReference, type QuoteReference } from './use-quote-reference.ts';

/** A quote request as it would be sent now: who asks, what else is known, and the message that says it all. */
export interface QuoteDraft {
  readonly contact: Contact;
  readonly details: QuoteDetails;
  readonly stamp: QuoteReference;
  readonly message: QuoteMessage;
  readonly changeContact: (changes: Partial<Contact>) => void;
  readonly changeDetails: (changes: Partial<QuoteDetails>) => void;
}

/** Keeps what the visitor types in this browser as it is typed, and writes the message. For the browser only. */
export function useQuoteDraft(email: string, items: readonly CartItem[]): QuoteDraft {
  const [contact, setContact] = useState(readContact);
  const [details, setDetails] = useState(readDetails);
  const content = { ...contact, email, details, items };
  const stamp = useQuoteReference(JSON.stringify(content));
  const { reference, date } = stamp;
  return {
    contact,
    details,
    stamp,
    message: quoteMessage({ ...content, reference, date }, quoteLabels),
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
