import { encodedLength } from './message-text.ts';

/** Of a message sent by link, in UTF-16 units once decoded. */
export const maxMessageLength = 2_000;

/**
 * In a link, encoded: every server should take an address of 8,000 characters (RFC 9110, section 4.1), and WhatsApp's
 * redirect adds to it.
 */
export const maxEncodedMessageLength = 7_800;

export const linkLimits = [
  [(text: string) => text.length, maxMessageLength],
  [encodedLength, maxEncodedMessageLength],
] as const;

export function fitsLink(text: string): boolean {
  return linkLimits.every(([measure, limit]) => measure(text) <= limit);
}
