import { fitsWhatsAppLink } from '#domain/message/whatsapp-limits.ts';
import {
  completeVersionNames,
  composeCompleteVersions,
  composeQuoteMessage,
  type QuoteLabels,
  type QuoteMessage,
  type QuoteRequest,
} from './quote-message.ts';

export interface BuyerLabels extends QuoteLabels {
  /** The line above the message that tells the buyer why it is in the company's language only. */
  readonly tooLong: string;
}

/**
 * Composes the message in the buyer's language and then in the company's. If both do not fit a link, `short` has only
 * the company's, below a line for the buyer; `full` always has both.
 */
export function composeBilingualMessage(
  request: QuoteRequest,
  companyLabels: QuoteLabels,
  buyerLabels?: BuyerLabels,
): QuoteMessage {
  const companyMessage = composeQuoteMessage(request, companyLabels);
  if (!buyerLabels) return companyMessage;
  const buyerMessage = composeQuoteMessage(request, buyerLabels);
  const companyVersions = composeCompleteVersions(request, companyLabels);
  const buyerVersions = composeCompleteVersions(request, buyerLabels);
  const bilingualShort = completeVersionNames
    .map((name) => joinMessages(buyerVersions[name], companyVersions[name]))
    .find(fitsWhatsAppLink);
  const { short: shortest, omittedCount } = composeQuoteMessage(request, companyLabels, `${buyerLabels.tooLong}\n\n`);
  return {
    full: joinMessages(buyerMessage.full, companyMessage.full),
    inOneLanguage: companyMessage.full,
    short: bilingualShort ?? shortest,
    head: joinMessages(buyerMessage.head, companyMessage.head),
    omittedCount: bilingualShort === undefined ? omittedCount : 0,
  };
}

function joinMessages(one: string, other: string): string {
  return `${one}\n\n${other}`;
}
