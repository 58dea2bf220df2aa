import type { ItemContent } from '#domain/cart/cart-item.ts';
import type { SendWay } from '#domain/message/send-way.ts';
import type { QuoteDetails } from './quote-details.ts';

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

/** The JSON of the request and that of the contact; a line break parts them, because JSON contains none. */
export function serializeSentContent(
  request: object,
  contact: { readonly name: string; readonly phone: string },
): string {
  return `${JSON.stringify(request)}\n${JSON.stringify(contact)}`;
}

export function isSameRequest(a: string, b: string): boolean {
  return a.split('\n')[0] === b.split('\n')[0];
}
