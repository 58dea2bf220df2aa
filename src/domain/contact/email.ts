import { withoutTrailing } from '#domain/without-trailing.ts';
import { decodeDomain } from './decode-domain.ts';

/** The longest address (RFC 5321, section 4.5.3.1.3). */
export const maxEmailLength = 254;

const localPattern = /^[^\s@\p{Cc}\p{Cf}<>()[\]{}\\,;:"|.]+(?:\.[^\s@\p{Cc}\p{Cf}<>()[\]{}\\,;:"|.]+)*$/u;
const domainPattern = /^[^\s@\p{Cc}\p{Cf}<>()[\]{}\\,;:"'|?!/.]+(?:\.[^\s@\p{Cc}\p{Cf}<>()[\]{}\\,;:"'|?!/.]+)+$/u;

const leadingPunctuation = /^(?:mailto:|[\s<([{"'“”„‘’«»:;,])+/;
const trailingPunctuation = new Set('\t\n\r >)]}"\'“”„‘’«»:;,.!?\u3002\uFF0E\uFF61');

/**
 * Returns the key of a cart: lower case, NFC, the domain in its own letters, without brackets, quotes, `mailto:` and
 * punctuation around it. The Turkish capital İ becomes i. Normalizing twice changes nothing.
 */
export function normalizeEmail(text: string): string {
  // Lower-casing can part a letter and its accent, hence NFC again.
  const lower = text.normalize('NFC').replaceAll('\u0130', 'i').toLowerCase().normalize('NFC');
  const email = withoutTrailing(lower.trim().replace(leadingPunctuation, ''), trailingPunctuation).trim();
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at + 1) + decodeDomain(email.slice(at + 1));
}

export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  const [local = '', domain = '', ...rest] = email.split('@');
  if (rest.length > 0 || email.length > maxEmailLength || !email.isWellFormed()) return false;
  return localPattern.test(local) && domainPattern.test(domain);
}

export function findEmailError(text: string): 'missing-email' | 'invalid-email' | undefined {
  if (text.trim() === '') return 'missing-email';
  return isEmail(text) ? undefined : 'invalid-email';
}
