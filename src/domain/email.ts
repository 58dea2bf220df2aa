/** Longest valid address, in characters (RFC 5321, section 4.5.3.1.3). */
export const maxEmailLength = 254;

/**
 * Local part, `@`, domain with a dot after its first character; no spaces, no second `@`, no invisible characters. The
 * class before the dot excludes dots, so that matching takes linear time.
 */
const simplePattern = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}][^\s@.\p{Cc}\p{Cf}]*\.[^\s@\p{Cc}\p{Cf}]+$/u;

/**
 * The form of an address that a cart is keyed by: trimmed, lower case, NFC, so that one address typed in two ways is one
 * cart. The Turkish capital İ becomes a plain i. Normalizing twice changes nothing.
 */
export function normalizeEmail(text: string): string {
  // Lower-casing can take a letter and its accent apart, hence NFC after it as well.
  return text.trim().normalize('NFC').replaceAll('\u0130', 'i').toLowerCase().normalize('NFC');
}

/** Whether a text, once normalized, is an e-mail address by the simple pattern and not too long. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= maxEmailLength && email.isWellFormed() && simplePattern.test(email);
}
