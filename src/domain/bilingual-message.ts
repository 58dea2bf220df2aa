import { fitsLink } from './link-limits.ts';
import {
  quoteMessage,
  wholeVersions,
  type QuoteLabels,
  type QuoteMessage,
  type QuoteRequest,
} from './quote-message.ts';

export interface BuyerLabels extends QuoteLabels {
  /** Stands above the message if both languages do not fit: the buyer's words for why it is in the other one only. */
  readonly tooLong: string;
}

/**
 * Formats a quote request in the language of the buyer, and below it in that of the company. If both do not fit the limits
 * of `quoteMessage`, the text of the link has only the second, below a line for the buyer; `full` always has both.
 */
export function bilingualMessage(request: QuoteRequest, labels: QuoteLabels, buyer?: BuyerLabels): QuoteMessage {
  const company = quoteMessage(request, labels);
  if (!buyer) return company;
  const own = quoteMessage(request, buyer);
  const companyVersions = wholeVersions(request, labels);
  const short = wholeVersions(request, buyer)
    .map((text, index) => together(text, companyVersions[index]))
    .find(fitsLink);
  const { short: shortest, omittedItems } = quoteMessage(request, labels, `${buyer.tooLong}\n\n`);
  return {
    full: together(own.full, company.full),
    inOneLanguage: company.full,
    short: short ?? shortest,
    head: together(own.head, company.head),
    omittedItems: short === undefined ? omittedItems : 0,
  };
}

function together(one = '', other = ''): string {
  return `${one}\n\n${other}`;
}
