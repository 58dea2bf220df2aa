import { fitsWhatsAppLink } from '#domain/message/whatsapp-limits.ts';
import {
  quoteMessage,
  wholeVersions,
  type QuoteLabels,
  type QuoteMessage,
  type QuoteRequest,
} from './quote-message.ts';

export interface BuyerLabels extends QuoteLabels {
  /** Tells the buyer above the message why it is in the other language only. */
  readonly tooLong: string;
}

/**
 * Formats a request in the buyer's language and then in the company's. If both exceed the limits of `quoteMessage`,
 * `short` has the second only, below a line for the buyer; `full` has both.
 */
export function bilingualMessage(request: QuoteRequest, labels: QuoteLabels, buyer?: BuyerLabels): QuoteMessage {
  const company = quoteMessage(request, labels);
  if (!buyer) return company;
  const buyerMessage = quoteMessage(request, buyer);
  const companyVersions = wholeVersions(request, labels);
  const short = wholeVersions(request, buyer)
    .map((text, index) => together(text, companyVersions[index]))
    .find(fitsWhatsAppLink);
  const { short: shortest, omittedItems } = quoteMessage(request, labels, `${buyer.tooLong}\n\n`);
  return {
    full: together(buyerMessage.full, company.full),
    inOneLanguage: company.full,
    short: short ?? shortest,
    head: together(buyerMessage.head, company.head),
    omittedItems: short === undefined ? omittedItems : 0,
  };
}

function together(one = '', other = ''): string {
  return `${one}\n\n${other}`;
}
