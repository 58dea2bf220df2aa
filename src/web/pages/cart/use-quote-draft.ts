import { useState } from 'react';
import type { CartItem } from '#domain/cart-item.ts';
import type { QuoteDetails } from '#domain/quote-details.ts';
import { quoteMessage, type QuoteMessage } from '#domain/quote-message.ts';
import { quoteLabels } from '#text/quote-message.ts';
import { readContact, readDetails, writeContact, writeDetails, type Contact } from '#web/cart/visitor.ts';
import { useQuoteReference, type QuoteReference } from './use-quote-reference.ts';

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
