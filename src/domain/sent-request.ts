import { fieldsOf } from './fields-of.ts';
import type { QuoteDetails } from './quote-details.ts';
import type { SharedItem } from './shared-list.ts';

/** How a message leaves the page. Whether it was sent then can't be known. */
export const sendWays = ['whatsapp', 'email', 'copy', 'file'] as const;
export type SendWay = (typeof sendWays)[number];

/** Opened, copied or saved; without name and number. */
export interface SentRequest {
  readonly reference: string;
  /** When it last left the page, in milliseconds since 1970. */
  readonly time: number;
  readonly way: SendWay;
  /** Of its cart, normalized. */
  readonly email: string;
  readonly items: readonly SharedItem[];
  readonly details: QuoteDetails;
}

/** In a browser. */
export const maxSentRequests = 20;

/**
 * Puts a request first, in place of one with its reference, and drops the oldest beyond 20. Who shows stored requests
 * parses them.
 */
export function addSentRequest(stored: readonly unknown[], request: SentRequest): unknown[] {
  return [request, ...removeSentRequest(stored, request.reference)].slice(0, maxSentRequests);
}

/** Removes the request with a reference, and what has none. */
export function removeSentRequest(stored: readonly unknown[], removed: string): unknown[] {
  return stored.filter((request) => {
    const { reference } = fieldsOf(request);
    return typeof reference === 'string' && reference !== removed;
  });
}
