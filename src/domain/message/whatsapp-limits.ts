import { encodedLength } from './message-text.ts';

/** The longest decoded message of a link that opens WhatsApp, in UTF-16 units. */
export const maxWhatsAppLength = 2000;

/**
 * The longest encoded message. Every server should take an address of 8,000 characters (RFC 9110, section 4.1), to
 * which WhatsApp's redirect adds some.
 */
export const maxEncodedWhatsAppLength = 7800;

export const whatsAppLimits = [
  [(text: string) => text.length, maxWhatsAppLength],
  [encodedLength, maxEncodedWhatsAppLength],
] as const;

export function fitsWhatsAppLink(text: string): boolean {
  return whatsAppLimits.every(([measure, limit]) => measure(text) <= limit);
}
