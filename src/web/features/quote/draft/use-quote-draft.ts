import type { CartItem, ItemContent } from '#domain/cart/cart-item.ts';
import type { SendWay } from '#domain/message/send-way.ts';
import { composeBilingualMessage } from '#domain/quote/bilingual-message.ts';
import type { QuoteDetails } from '#domain/quote/quote-details.ts';
import type { QuoteMessage } from '#domain/quote/quote-message.ts';
import { hasSameRequest, serializeSentContent, type SentRequest } from '#domain/quote/sent-request.ts';
import { buyerLabels, quoteLabels } from '#text/quote/quote-message.ts';
import { storedDetails } from '#web/storage/stored-details.ts';
import { storedLastRequest } from '#web/storage/stored-last-request.ts';
import { storedSender, type Sender } from '#web/storage/stored-sender.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';
import { useNextReference, type DatedReference } from './use-next-reference.ts';

type SentState = { readonly status: 'unsent' | 'changed' } | { readonly status: 'sent'; readonly way: SendWay };

interface OutgoingQuote {
  readonly reference: string;
  readonly message: QuoteMessage;
  readonly markSent: (way: SendWay) => void;
}

export interface QuoteDraft extends DatedReference {
  readonly sender: Sender;
  readonly details: QuoteDetails;
  readonly sentState: SentState;
  readonly message: QuoteMessage;
  readonly changeSender: (changes: Partial<Sender>) => void;
  readonly changeDetails: (changes: Partial<QuoteDetails>) => void;
  readonly composeOutgoing: () => OutgoingQuote;
}

/** Calls `onSent` with each request that leaves the page. Not for prerendering, because the reference is random. */
export function useQuoteDraft(
  email: string,
  items: readonly CartItem[],
  onSent: (request: SentRequest) => void,
): QuoteDraft {
  const sender = { name: useStoredValue(storedSender.name), phone: useStoredValue(storedSender.phone) };
  const details = useStoredValue(storedDetails);
  const lastRequest = useStoredValue(storedLastRequest);
  const { next, renew, renewIfOutdated } = useNextReference();
  const requestContent = { ...sender, email, details, items };
  const contentText = serializeSentContent({ email, details, items }, sender);
  const isSent = lastRequest?.content === contentText;
  // On the same day a sent request keeps its reference if only the name or the phone number was corrected.
  const isCorrected = lastRequest?.date === next.date && hasSameRequest(lastRequest.content, contentText);
  const reused = isSent || isCorrected ? lastRequest : undefined;
  const shown = reused ?? next;
  const composeMessage = ({ reference, date }: DatedReference) =>
    composeBilingualMessage({ ...requestContent, reference, date }, quoteLabels, buyerLabels);
  return {
    sender,
    details,
    reference: shown.reference,
    date: shown.date,
    sentState: isSent ? { status: 'sent', way: lastRequest.way } : { status: lastRequest ? 'changed' : 'unsent' },
    message: composeMessage(shown),
    changeSender: storedSender.write,
    changeDetails: (changes) => void storedDetails.write({ ...storedDetails.read(), ...changes }),
    composeOutgoing: () => {
      const { reference, date } = reused ?? renewIfOutdated();
      return {
        reference,
        message: composeMessage({ reference, date }),
        markSent: (way) => {
          storedLastRequest.write({ reference, date, way, content: contentText });
          if (!reused) renew();
          onSent({ reference, time: Date.now(), way, email, items: items.map(toContent), details });
        },
      };
    },
  };
}

function toContent({ id: _id, email: _email, ...item }: CartItem): ItemContent {
  return item;
}
