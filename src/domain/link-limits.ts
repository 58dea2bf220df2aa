import { encodedLength } from './message-text.ts';

/** Longest text of a quote or contact message that is sent by link, in UTF-16 units once decoded. */
export const maxMessageLength = 2_000;

/**
 * Longest text in a link, encoded: every server should take an address of 8,000 characters (RFC 9110, section 4.1), and
 * WhatsApp's redirect adds to it.
 */
export const maxEncodedMessageLength = 7_800;

/** A length of a text, and its maximum in a message that is sent by link. */
export const linkLimits = [
  [(text: string) => text.length, maxMessageLength],
  [encodedLength, maxEncodedMessageLength],
] as const;

/** Whether a text can be sent by link. */
export function fitsLink(text: string): boolean {
  return linkLimits.every(([measure, limit]) => measure(text) <= limit);
}
