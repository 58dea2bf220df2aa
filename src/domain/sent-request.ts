import { fieldsOf } from './fields-of.ts';
import type { QuoteDetails } from './quote-details.ts';
import type { SharedItem } from './shared-list.ts';

/** How a message leaves the page. Whether it was sent then can't be known. */
export const sendWays = ['whatsapp', 'email', 'copy', 'file'] as const;
export type SendWay = (typeof sendWays)[number];

/** A quote request that was opened, copied or saved; without name and number. */
export interface SentRequest {
  readonly reference: string;
  /** When it last left the page, in milliseconds since 1970. */
  readonly time: number;
  readonly way: SendWay;
  /** The e-mail of its cart, normalized. */
  readonly email: string;
  readonly items: readonly SharedItem[];
  readonly details: QuoteDetails;
}

/** Most requests that a browser remembers. */
export const maxSentRequests = 20;

/**
 * Adds a request at the start of stored ones, in place of the one with its reference. The oldest ones beyond 20 are dropped.
 * What is stored is parsed by who shows it.
 */
export function addSentRequest(stored: readonly unknown[], request: SentRequest): unknown[] {
  return [request, ...removeSentRequest(stored, request.reference)].slice(0, maxSentRequests);
}

/** Removes the request with a reference from stored ones, and what has no reference. */
export function removeSentRequest(stored: readonly unknown[], removed: string): unknown[] {
  return stored.filter((request) => {
    const { reference } = fieldsOf(request);
    return typeof reference === 'string' && reference !== removed;
  });
}
