import { measureEncodedLength } from './message-text.ts';

/** The longest decoded message of a link that opens WhatsApp, in UTF-16 units. */
export const maxWhatsAppLength = 2000;

/**
 * The longest message once it is percent-encoded. Servers should accept URLs of 8,000 bytes (RFC 9110, section 4.1):
 * 200 are left for the rest of the URL, and for what WhatsApp's redirect adds to it.
 */
export const maxEncodedWhatsAppLength = 7800;

export const whatsAppLimits = [
  [(text: string) => text.length, maxWhatsAppLength],
  [measureEncodedLength, maxEncodedWhatsAppLength],
] as const;

export function fitsWhatsAppLink(text: string): boolean {
  return whatsAppLimits.every(([measure, limit]) => measure(text) <= limit);
}
