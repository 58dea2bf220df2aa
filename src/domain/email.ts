/** Longest valid address, in characters (RFC 5321, section 4.5.3.1.3). */
export const maxEmailLength = 254;

/** Text, @, text, dot, text; without whitespace, control characters or a second @. */
const simplePattern = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/** Normalizes an address to the key of its cart: trimmed, in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether a text, once trimmed, matches the simple pattern and is not too long. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= maxEmailLength && trimmed.isWellFormed() && simplePattern.test(trimmed);
}
