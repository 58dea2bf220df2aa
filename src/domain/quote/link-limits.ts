import { encodedLength } from './message-text.ts';

/** UTF-16 units of the decoded message. */
export const maxMessageLength = 2_000;

/**
 * Every server should take an address of 8,000 characters (RFC 9110, section 4.1), to which WhatsApp's redirect adds.
 */
export const maxEncodedMessageLength = 7_800;

export const linkLimits = [
  [(text: string) => text.length, maxMessageLength],
  [encodedLength, maxEncodedMessageLength],
] as const;

export function fitsLink(text: string): boolean {
  return linkLimits.every(([measure, limit]) => measure(text) <= limit);
}
