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
 * Composes the message in the buyer's language and then in the company's. If both do not fit a link, `whatsAppText` has
 * only the company's, below a line for the buyer; `fullText` always has both.
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
  const bilingualWhatsAppText = completeVersionNames
    .map((name) => joinMessages(buyerVersions[name], companyVersions[name]))
    .find(fitsWhatsAppLink);
  // Composed again, because the line for the buyer leaves less room for the items.
  const { whatsAppText: companyWhatsAppText, omittedCount } = composeQuoteMessage(
    request,
    companyLabels,
    `${buyerLabels.tooLong}\n\n`,
  );
  return {
    fullText: joinMessages(buyerMessage.fullText, companyMessage.fullText),
    companyLanguageText: companyMessage.fullText,
    whatsAppText: bilingualWhatsAppText ?? companyWhatsAppText,
    introText: joinMessages(buyerMessage.introText, companyMessage.introText),
    omittedCount: bilingualWhatsAppText === undefined ? omittedCount : 0,
  };
}

function joinMessages(one: string, other: string): string {
  return `${one}\n\n${other}`;
}
