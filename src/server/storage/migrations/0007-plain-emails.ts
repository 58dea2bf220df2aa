import { sql } from 'kysely';
import type { Database } from '#server/storage/tables.ts';

/*
 * `normalizeEmail`, `decodeDomain` and `hasOtherForms` are copies from the release of this migration: it must do the
 * same in every later one.
 */

const before = /^(?:mailto:|[\s<([{"'“”„‘’«»:;,])+/;
const after = new Set('\t\n\r >)]}"\'“”„‘’«»:;,.!?\u3002\uFF0E\uFF61');
/** Includes the dots of Chinese and Japanese keyboards. */
const plainDomain = /^[\p{L}\p{M}\p{N}\p{So}\u00B7\u30FB.\u3002\uFF0E\uFF61-]+$/u;
const international = /[^\p{ASCII}]|xn--/u;

/** Punycode (RFC 3492, section 5). */
const base = 36;
const firstCode = 128;
const firstBias = 72;

const hasOtherForms = sql<boolean>`(
  octet_length(email) <> length(email) or email like '%xn--%' or email like 'mailto:%'
  or ltrim(email, '<([{"'':;,') <> email or rtrim(email, '>)]}"'':;,.!?') <> email
)`;

/**
 * Normalizes stored e-mails to the key of a cart. As in `0004-normalize-emails.ts`, an e-mail whose new form has a cart
 * stays unchanged.
 */
export async function plainEmails(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('cart_items')
    .select('email')
    .distinct()
    .where(hasOtherForms)
    .orderBy('email')
    .execute();
  for (const { email } of rows) {
    const normal = normalizeEmail(email);
    if (normal === email || normal === '') continue;
    const existing = await db.selectFrom('cart_items').select('id').where('email', '=', normal).limit(1).execute();
    if (existing.length > 0) continue;
    await db.updateTable('cart_items').set({ email: normal }).where('email', '=', email).execute();
  }
}

function normalizeEmail(text: string): string {
  // Lower-casing can part a letter and its accent, hence NFC again.
  const lower = text.normalize('NFC').replaceAll('\u0130', 'i').toLowerCase().normalize('NFC');
  const email = withoutEnd(lower.trim().replace(before, '')).trim();
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at + 1) + decodeDomain(email.slice(at + 1));
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (after.has(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

function decodeDomain(domain: string): string {
  const encoded = international.test(domain) && plainDomain.test(domain) ? encode(domain) : undefined;
  if (encoded === undefined) return domain;
  const labels = encoded.split('.').map((label) => (label.startsWith('xn--') ? decodeLabel(label.slice(4)) : label));
  const decoded = labels.join('.');
  // `URL` leaves encoded labels as they are: they may be no Punycode.
  return encode(decoded) === encoded ? decoded : domain;
}

function encode(domain: string): string | undefined {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}

/** Returns anything for what is no Punycode. */
function decodeLabel(encoded: string): string {
  const end = encoded.lastIndexOf('-');
  const codes = Array.from(encoded.slice(0, Math.max(end, 0)), (letter) => letter.charCodeAt(0));
  const digits = encoded.slice(end + 1);
  let code = firstCode;
  let index = 0;
  let bias = firstBias;
  for (let at = 0; at < digits.length;) {
    const start = index;
    let weight = 1;
    for (let step = base; ; step += base) {
      const digit = Number.parseInt(digits[at++] ?? '', base);
      // Digits are the letters first: a is 0, 0 is 26.
      const value = digit < 10 ? digit + 26 : digit - 10;
      const threshold = Math.min(Math.max(step - bias, 1), 26);
      index += value * weight;
      if (!(value >= threshold)) break;
      weight *= base - threshold;
    }
    bias = adapt(index - start, codes.length + 1, start === 0);
    code += Math.floor(index / (codes.length + 1));
    index %= codes.length + 1;
    codes.splice(index++, 0, code);
    if (!Number.isFinite(code)) return '';
  }
  return codes.every((each) => each <= 0x10_ff_ff) ? String.fromCodePoint(...codes) : '';
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > 455; bias += base) rest = Math.floor(rest / (base - 1));
  return bias + Math.floor((base * rest) / (rest + 38));
}
