import { sql } from 'kysely';
import { decodeDomain } from '#domain/contact/decode-domain.ts';
import type { Db } from '#server/storage/tables.ts';

/*
 * `normalizeEmail` and `otherFormsCondition` are copied from the code of this migration's release: a migration must do
 * the same in every later release. `decodeDomain` follows a standard, which does not change.
 */

const leadingMarks = /^(?:mailto:|[\s<([{"'“”„‘’«»:;,])+/;
const trailingMarks = new Set('\t\n\r >)]}"\'“”„‘’«»:;,.!?\u3002\uFF0E\uFF61');

const otherFormsCondition = sql<boolean>`(
  octet_length(email) <> length(email) or email like '%xn--%' or email like 'mailto:%'
  or ltrim(email, '<([{"'':;,') <> email or rtrim(email, '>)]}"'':;,.!?') <> email
)`;

export async function storePlainEmails(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('cart_items')
    .select('email')
    .distinct()
    .where(otherFormsCondition)
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
  const lower = text.normalize('NFC').replaceAll('\u0130', 'i').toLowerCase().normalize('NFC');
  const email = withoutEnd(lower.trim().replace(leadingMarks, '')).trim();
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at + 1) + decodeDomain(email.slice(at + 1));
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (trailingMarks.has(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}
