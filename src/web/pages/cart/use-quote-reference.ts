import { useState } from 'react';
import { company } from '#content/company.ts';
import { quoteReference, referenceBytes } from '#domain/quote-reference.ts';
import { longDate } from '#text/quote-message.ts';
import { readSentQuote, writeSentQuote } from '#web/cart/visitor.ts';

export interface QuoteReference {
  readonly reference: string;
  /** As it is shown. */
  readonly date: string;
  /** Whether exactly this content was opened in WhatsApp before. */
  readonly isSent: boolean;
  /** Whether any content was. */
  readonly wasSent: boolean;
  /** To be called when the content is opened in WhatsApp. */
  readonly keep: () => void;
}

/**
 * Reference and date of a quote request. The same content keeps the reference it was sent with, also after a reload;
 * changed content is a new request and gets a new one. For the browser only.
 */
export function useQuoteReference(content: string): QuoteReference {
  const [sent, setSent] = useState(readSentQuote);
  const [fresh, setFresh] = useState(freshStamp);
  const isSent = sent?.content === content;
  const { reference, date } = isSent ? sent : fresh;
  return {
    reference,
    date,
    isSent,
    wasSent: sent !== undefined,
    keep: () => {
      if (isSent) return;
      const kept = { ...fresh, content };
      writeSentQuote(kept);
      setSent(kept);
      setFresh(freshStamp());
    },
  };
}

function freshStamp() {
  const now = new Date();
  const random = crypto.getRandomValues(new Uint8Array(referenceBytes));
  return { reference: quoteReference(company.name, now, random), date: longDate(now) };
}
