import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { company } from '#content/company.ts';
import type { CartItem, ItemContent } from '#domain/cart/cart-item.ts';
import { bilingualMessage } from '#domain/quote/bilingual-message.ts';
import type { QuoteDetails } from '#domain/quote/quote-details.ts';
import type { QuoteMessage } from '#domain/quote/quote-message.ts';
import { quoteReference, referenceBytes } from '#domain/quote/quote-reference.ts';
import type { SendWay, SentRequest } from '#domain/quote/sent-request.ts';
import { buyerLabels, messageDate, quoteLabels } from '#text/quote/quote-message.ts';
import { storedContact, writeContact, type Contact } from '#web/storage/stored-contact.ts';
import { storedDetails } from '#web/storage/stored-details.ts';
import { storedSentQuote } from '#web/storage/stored-sent-quote.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';

interface QuoteReference {
  readonly id: string;
  readonly date: string;
  /** The way in which exactly this content last left the page; undefined if it did not. */
  readonly sentWay: SendWay | undefined;
  /** Whether this browser has sent any request, also with other content. */
  readonly wasSent: boolean;
}

interface OutgoingQuote {
  readonly id: string;
  readonly message: QuoteMessage;
  readonly markSent: (way: SendWay) => void;
}

export interface QuoteDraft {
  readonly contact: Contact;
  readonly details: QuoteDetails;
  readonly reference: QuoteReference;
  readonly message: QuoteMessage;
  readonly changeContact: (changes: Partial<Contact>) => void;
  readonly changeDetails: (changes: Partial<QuoteDetails>) => void;
  /** Call it in the press that sends. */
  readonly prepare: () => OutgoingQuote;
}

/**
 * Stores contact and details in this browser on every keystroke, follows other tabs, and formats the message. Passes what
 * leaves the page to `onSent`. Not for prerendering.
 */
export function useQuoteDraft(
  email: string,
  items: readonly CartItem[],
  onSent: (request: SentRequest) => void,
): QuoteDraft {
  const contact = { name: useStoredValue(storedContact.name), phone: useStoredValue(storedContact.phone) };
  const details = useStoredValue(storedDetails);
  const sent = useStoredValue(storedSentQuote);
  const [next, renew] = useNextReference();
  const content = { ...contact, email, details, items };
  const requestText = JSON.stringify({ email, details, items });
  // A line break separates the two, because JSON contains none.
  const contentText = `${requestText}\n${JSON.stringify(contact)}`;
  const isSent = sent?.content === contentText;
  // On the same day a sent request keeps its reference when only name or number are corrected.
  const isCorrected = sent?.content.split('\n')[0] === requestText && sent.date === next.date;
  const sentAgain = isSent || isCorrected ? sent : undefined;
  const current = sentAgain ?? next;
  const messageOf = ({ reference, date }: NextReference) =>
    bilingualMessage({ ...content, reference, date }, quoteLabels, buyerLabels);
  return {
    contact,
    details,
    reference: {
      id: current.reference,
      date: current.date,
      sentWay: isSent ? sent.way : undefined,
      wasSent: sent !== undefined,
    },
    message: messageOf(current),
    changeContact: (changes) => {
      writeContact(changes);
      renew();
    },
    changeDetails: (changes) => {
      storedDetails.write({ ...storedDetails.read(), ...changes });
      renew();
    },
    prepare: () => {
      const { reference, date } = sentAgain ?? renew();
      return {
        id: reference,
        message: messageOf({ reference, date }),
        markSent: (way) => {
          storedSentQuote.write({ reference, date, way, content: contentText });
          if (!sentAgain) renew(true);
          onSent({ reference, time: Date.now(), way, email, items: items.map(toSharedItem), details });
        },
      };
    },
  };
}

interface NextReference {
  readonly reference: string;
  readonly date: string;
}

/** Reference and date of the next request, and a function that renews them on another day, or if they are used. */
function useNextReference(): [NextReference, (isUsed?: boolean) => NextReference] {
  const [next, setNext] = useState(createReference);
  const latest = useRef(next);
  const renew = useCallback((isUsed = false) => {
    if (isUsed || latest.current.date !== messageDate(new Date())) {
      latest.current = createReference();
      setNext(latest.current);
    }
    return latest.current;
  }, []);
  useEffect(() => {
    // The page may have been open since another day, also in the back/forward cache of a phone.
    const renewAtOnce = () => flushSync(() => void renew());
    const listening = new AbortController();
    for (const type of ['pageshow', 'focus', 'beforeprint'])
      window.addEventListener(type, renewAtOnce, { signal: listening.signal });
    document.addEventListener('visibilitychange', renewAtOnce, { signal: listening.signal });
    return () => listening.abort();
  }, [renew]);
  return [next, renew];
}

function createReference(): NextReference {
  const now = new Date();
  const random = crypto.getRandomValues(new Uint8Array(referenceBytes));
  return { reference: quoteReference(company.name, now, random), date: messageDate(now) };
}

/** The message of a former request, without the name and number, which are not stored with it. */
export function formerMessage({ time, ...request }: SentRequest): string {
  return bilingualMessage({ ...request, date: messageDate(new Date(time)) }, quoteLabels, buyerLabels).full;
}

function toSharedItem({ id: _id, email: _email, ...item }: CartItem): ItemContent {
  return item;
}
