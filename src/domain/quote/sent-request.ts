import type { ItemContent } from '#domain/cart/cart-item.ts';
import type { QuoteDetails } from './quote-details.ts';

/** How a message left the page; whether the buyer then sent it can't be known. */
export const sendWays = ['whatsapp', 'email', 'copy', 'file'] as const;
export type SendWay = (typeof sendWays)[number];

/** A sent request as the browser remembers it: without the buyer's name and number. */
export interface SentRequest {
  readonly reference: string;
  /** When the message left the page, in milliseconds since 1970. */
  readonly time: number;
  readonly way: SendWay;
  readonly email: string;
  readonly items: readonly ItemContent[];
  readonly details: QuoteDetails;
}

export const maxSentRequests = 20;

export function addSentRequest(stored: readonly SentRequest[], request: SentRequest): SentRequest[] {
  return [request, ...removeSentRequest(stored, request.reference)].slice(0, maxSentRequests);
}

export function removeSentRequest(stored: readonly SentRequest[], removed: string): SentRequest[] {
  return stored.filter(({ reference }) => reference !== removed);
}
