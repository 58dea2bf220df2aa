import { fieldsOf } from '#domain/fields-of.ts';
import type { QuoteDetails } from './quote-details.ts';
import type { SharedItem } from './shared-list.ts';

/** How a message left the page; whether the buyer then sent it can't be known. */
export const sendWays = ['whatsapp', 'email', 'copy', 'file'] as const;
export type SendWay = (typeof sendWays)[number];

/** Name and number are not stored. */
export interface SentRequest {
  readonly reference: string;
  /** In milliseconds since 1970. */
  readonly time: number;
  readonly way: SendWay;
  readonly email: string;
  readonly items: readonly SharedItem[];
  readonly details: QuoteDetails;
}

export const maxSentRequests = 20;

/** Puts the request first, in place of one with its reference, and keeps 20. Who shows stored requests parses them. */
export function addSentRequest(stored: readonly unknown[], request: SentRequest): unknown[] {
  return [request, ...removeSentRequest(stored, request.reference)].slice(0, maxSentRequests);
}

export function removeSentRequest(stored: readonly unknown[], removed: string): unknown[] {
  return stored.filter((request) => {
    const { reference } = fieldsOf(request);
    return typeof reference === 'string' && reference !== removed;
  });
}
