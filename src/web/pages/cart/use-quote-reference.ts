import { useState } from 'react';
import { company } from '#content/company.ts';
import { quoteReference, referenceBytes } from '#domain/quote-reference.ts';
import { longDate } from '#text/quote-message.ts';
import { readSentQuote, writeSentQuote } from '#web/cart/visitor.ts';

export interface QuoteReference {
  /** Such as `CSE-20261120-4F7K`. */
  readonly id: string;
  /** As displayed. */
  readonly date: string;
  /** Whether exactly this content was opened in WhatsApp before. */
  readonly isSent: boolean;
  /** Whether any content was. */
  readonly wasSent: boolean;
  /** Call this when the content is opened in WhatsApp. */
  readonly markSent: () => void;
}

/**
 * Reference and date of a quote request. Content that was sent keeps its reference, also after a reload; changed content
 * gets a new one. Not for prerendering.
 */
export function useQuoteReference(content: string): QuoteReference {
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
