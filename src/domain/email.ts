/** Longest address a mail system accepts, in characters (RFC 5321, section 4.5.3.1.3). */
export const maxEmailLength = 254;

/** Text, @, text, dot, text (spec section 5), none of it blank, a control character or a second @. */
const simplePattern = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/** The form of an address that a cart is keyed by: trimmed and in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether a text, once trimmed, is an e-mail address by the simple pattern and not too long. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= maxEmailLength && trimmed.isWellFormed() && simplePattern.test(trimmed);
}
