/** In characters (RFC 5321, section 4.5.3.1.3). */
export const maxEmailLength = 254;

/**
 * Local part, `@`, domain with a dot after its first character; no space, second `@` or invisible character. The class
 * before the dot excludes dots, so that matching takes linear time.
 */
const simplePattern = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}][^\s@.\p{Cc}\p{Cf}]*\.[^\s@\p{Cc}\p{Cf}]+$/u;

/**
 * The key of a cart: trimmed, lower case, NFC, so that two spellings are one cart. The Turkish capital İ becomes i.
 * Normalizing twice changes nothing.
 */
export function normalizeEmail(text: string): string {
  // Lower-casing can part a letter and its accent, hence NFC again.
  return text.trim().normalize('NFC').replaceAll('\u0130', 'i').toLowerCase().normalize('NFC');
}

/** The simple pattern and the length, of the normalized text. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= maxEmailLength && email.isWellFormed() && simplePattern.test(email);
}
