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

export function withSentRequest(stored: readonly SentRequest[], request: SentRequest): SentRequest[] {
  return [request, ...withoutSentRequest(stored, request.reference)].slice(0, maxSentRequests);
}

export function withoutSentRequest(stored: readonly SentRequest[], reference: string): SentRequest[] {
  return stored.filter((request) => request.reference !== reference);
}

export function serializeSentContent(
  request: object,
  sender: { readonly name: string; readonly phone: string },
): string {
  return `${JSON.stringify(request)}\n${JSON.stringify(sender)}`;
}

export function hasSameRequest(content: string, other: string): boolean {
  return content.split('\n')[0] === other.split('\n')[0];
}
