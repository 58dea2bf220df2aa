import { decodeDomain } from './idna.ts';

/** Longest valid address, in characters (RFC 5321, section 4.5.3.1.3). */
export const maxEmailLength = 254;

/** Parts between single dots, without spaces, invisible characters and the signs of the text around an address. */
const localPart = /^[^\s@\p{Cc}\p{Cf}<>()[\]{}\\,;:"|.]+(?:\.[^\s@\p{Cc}\p{Cf}<>()[\]{}\\,;:"|.]+)*$/u;
const domainPart = /^[^\s@\p{Cc}\p{Cf}<>()[\]{}\\,;:"'|?!/.]+(?:\.[^\s@\p{Cc}\p{Cf}<>()[\]{}\\,;:"'|?!/.]+)+$/u;

/** What a copied address brings along from the text around it. */
const before = /^(?:mailto:|[\s<([{"'“”„‘’«»:;,])+/;
const after = new Set('\t\n\r >)]}"\'“”„‘’«»:;,.!?\u3002\uFF0E\uFF61');

/**
 * The form of an address that a cart is keyed by: without the brackets, quotes, `mailto:` and punctuation around it, lower
 * case, NFC, and a domain in its own letters, so that one address typed in two ways is one cart. The Turkish capital İ becomes
 * a plain i. Normalizing twice changes nothing.
 */
export function normalizeEmail(text: string): string {
  // Lower-casing can take a letter and its accent apart, hence NFC after it as well.
  const lower = text.normalize('NFC').replaceAll('\u0130', 'i').toLowerCase().normalize('NFC');
  const email = withoutEnd(lower.trim().replace(before, '')).trim();
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at + 1) + decodeDomain(email.slice(at + 1));
}

/** Whether a text, once normalized, is an e-mail address of a plain form and not too long. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  const [local = '', domain = '', ...rest] = email.split('@');
  if (rest.length > 0 || email.length > maxEmailLength || !email.isWellFormed()) return false;
  return localPart.test(local) && domainPart.test(domain);
}

/** A loop, because a pattern at the end backtracks at every sign. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (after.has(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}
