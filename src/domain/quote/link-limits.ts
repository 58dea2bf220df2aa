import { encodedLength } from './message-text.ts';

/** The longest decoded message, in UTF-16 units. */
export const maxMessageLength = 2_000;

/**
 * The longest encoded message. Every server should take an address of 8,000 characters (RFC 9110, section 4.1), to which
 * WhatsApp's redirect adds some.
 */
export const maxEncodedMessageLength = 7_800;

export const linkLimits = [
  [(text: string) => text.length, maxMessageLength],
  [encodedLength, maxEncodedMessageLength],
] as const;

export function fitsLink(text: string): boolean {
  return linkLimits.every(([measure, limit]) => measure(text) <= limit);
}
